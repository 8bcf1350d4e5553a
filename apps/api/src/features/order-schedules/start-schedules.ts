export { insertSchedules as startSchedules } from "./repository.ts";
