import type { Grade } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";

/** Form values of grade and school. */
export type SchoolInfo = {
  grade: Grade | null;
  school: SchoolChoice | null;
  /** The school is unlisted. */
  isUnlisted: boolean;
};

/**
 * Grade and, where the grade has one, school fields of the surrounding form (`FormProvider`), with an option for an unlisted
 * school, whose name may be required.
 */
export function SchoolFields({ unlistedName }: { unlistedName?: ReactNode }) {
  const grade = useController<SchoolInfo, "grade">({ name: "grade" });
  const school = useController<SchoolInfo, "school">({ name: "school" });
  const unlisted = useController<SchoolInfo, "isUnlisted">({ name: "isUnlisted" });
  const level = schoolLevelOfGrade(grade.field.value);
  const isUnlisted = unlisted.field.value;
  return (
    <>
      <GradePicker
        ref={grade.field.ref}
        value={grade.field.value}
        error={grade.fieldState.error?.message}
        onChange={(next) => {
          grade.field.onChange(next);
          // Another school level invalidates the chosen school.
          if (schoolLevelOfGrade(next) !== level) school.field.onChange(null);
        }}
      />
      {level ? (
        <div>
          {isUnlisted ? (
            unlistedName
          ) : (
            <SchoolSearch
              ref={school.field.ref}
              level={level}
              value={school.field.value}
              error={school.fieldState.error?.message}
              onChange={school.field.onChange}
            />
          )}
          {school.field.value && !isUnlisted ? null : (
            <Checkbox
              label="학교가 목록에 없어요"
              checked={isUnlisted}
              onChange={(event) => unlisted.field.onChange(event.target.checked)}
              className="mt-1"
            />
          )}
        </div>
      ) : null}
    </>
  );
}
