export { Mark } from "./mark";
