export { isMissingCode, lazyPart } from "./lazy-part";
