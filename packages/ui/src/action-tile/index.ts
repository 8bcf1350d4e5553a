export { ActionTile } from "./action-tile";
