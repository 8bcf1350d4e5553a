import { GRADE_BANDS, GRADES } from "@pkg/domain";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { type Guard, isFlag, isText, keptFields, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import type { ChildForm } from "./validate-student";

const isSchool: Guard<SchoolChoice> = (value): value is SchoolChoice =>
  isRecord(value) && typeof value.id === "number" && isText(value.name) && isText(value.region);

/** What was entered about a child and not added yet. */
export const keptChild = keptFields<ChildForm>({
  name: isText,
  birthYear: isText,
  grade: orNull(oneOf(GRADES)),
  school: orNull(isSchool),
  isUnlisted: isFlag,
  schoolName: isText,
  gradeBand: orNull(oneOf(GRADE_BANDS)),
  guardianConsent: isFlag,
});
