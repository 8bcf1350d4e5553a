export { Progress } from "./progress";
