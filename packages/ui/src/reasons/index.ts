export { Reasons, type ReasonsProps } from "./reasons";
