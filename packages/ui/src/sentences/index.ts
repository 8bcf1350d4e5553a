export { Sentences } from "./sentences";
