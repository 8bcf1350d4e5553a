export { findSchoolById as findSchool } from "./repository.ts";
