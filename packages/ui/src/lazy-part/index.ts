export { isMissingCode } from "./is-missing-code";
export { lazyPart } from "./lazy-part";
