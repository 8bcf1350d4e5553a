export * from "./applicant.ts";
export * from "./benefit.ts";
export * from "./catalogue.ts";
export * from "./fields.ts";
export * from "./order.ts";
export * from "./schedule.ts";
export * from "./shell.ts";
