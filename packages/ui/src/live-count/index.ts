export { LiveCount } from "./live-count";
