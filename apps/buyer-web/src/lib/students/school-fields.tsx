import { TEXT_LENGTHS } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import { useController } from "react-hook-form";
import { GradeBandChoice } from "./grade-band-choice";
import type { SchoolValues } from "./school-values";

/**
 * Grade and, where the grade has one, school fields of the surrounding form (`FormProvider`); the name of an unlisted school is
 * typed, or was already in the search, so that the school is not asked for again.
 */
export function SchoolFields() {
  const grade = useController<SchoolValues, "grade">({ name: "grade" });
  const school = useController<SchoolValues, "school">({ name: "school" });
  const unlisted = useController<SchoolValues, "isUnlisted">({ name: "isUnlisted" });
  const schoolName = useController<SchoolValues, "schoolName">({ name: "schoolName" });
  const band = useController<SchoolValues, "gradeBand">({ name: "gradeBand" });
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
            <TextField
              {...schoolName.field}
              error={schoolName.fieldState.error?.message}
              label="학교 이름"
              maxLength={TEXT_LENGTHS.schoolName.max}
              help="적어 주신 이름으로 수업을 준비해요."
            />
          ) : (
            <SchoolSearch
              ref={school.field.ref}
              level={level}
              value={school.field.value}
              error={school.fieldState.error?.message}
              onChange={school.field.onChange}
              name={schoolName.field.value}
              onType={schoolName.field.onChange}
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
      <GradeBandChoice value={band.field.value} onChange={band.field.onChange} />
    </>
  );
}
