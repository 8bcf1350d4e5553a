export { updateMethods as replaceScheduleMethod } from "./repository.ts";
