import { GRADE_BANDS, GRADES } from "@pkg/domain";
import { isSchoolChoice } from "@pkg/web/features/student/school-choice";
import { isFlag, isText, keptFields, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import type { ChildForm } from "./validate-student";

/** What was entered about a child and not added yet. */
export const keptChild = keptFields<ChildForm>({
  name: isText,
  birthYear: isText,
  grade: orNull(oneOf(GRADES)),
  school: orNull(isSchoolChoice),
  isUnlisted: isFlag,
  schoolName: isText,
  gradeBand: orNull(oneOf(GRADE_BANDS)),
  guardianConsent: isFlag,
});
