export { findActiveUses as findMethodUses } from "./repository.ts";
