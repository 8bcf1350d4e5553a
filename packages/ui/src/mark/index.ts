export { Mark } from "./mark";
export { seatPath } from "./seat";
