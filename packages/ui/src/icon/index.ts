export { Icon } from "./icon";
