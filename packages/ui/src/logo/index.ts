export { Logo } from "./logo";
