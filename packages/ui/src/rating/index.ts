export { Rating } from "./rating";
