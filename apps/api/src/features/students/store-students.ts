export { insertStudents as storeStudents, mirrorToSelfStudent as updateSelfStudent } from "./repository.ts";
