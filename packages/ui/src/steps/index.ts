export { Steps } from "./steps";
