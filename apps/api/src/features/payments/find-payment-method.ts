export { findPaymentMethod } from "./repository.ts";
