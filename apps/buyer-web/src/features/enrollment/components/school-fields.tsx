import { Checkbox } from "@pkg/ui/checkbox";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import type { SchoolInfo, SchoolInfoErrors } from "../validate-student";

type SchoolFieldsProps = {
  /** Begins the ids of both places, to find a wrong one again. */
  idPrefix: string;
  info: SchoolInfo;
  errors: SchoolInfoErrors;
  onChange: (info: Partial<SchoolInfo>) => void;
};

/** Grade, and the school where there is one; with a way on for a school that is in no list. */
export function SchoolFields({ idPrefix, info, errors, onChange }: SchoolFieldsProps) {
  const { grade, school, isUnlisted } = info;
  const level = schoolLevelOfGrade(grade);
  return (
    <>
      <div id={`${idPrefix}-grade`}>
        <GradePicker
          value={grade}
          error={errors.grade}
          onChange={(next) => {
            // Another level of school makes the chosen school wrong.
            const isSameLevel = schoolLevelOfGrade(next) === level;
            onChange({ grade: next, ...(isSameLevel ? {} : { school: null }) });
          }}
        />
      </div>
      {level ? (
        <div id={`${idPrefix}-school`}>
          {isUnlisted ? null : (
            <SchoolSearch
              level={level}
              value={school}
              error={errors.school}
              onChange={(found: SchoolChoice | null) => onChange({ school: found })}
            />
          )}
          {school ? null : (
            <Checkbox
              label="학교가 목록에 없어요"
              checked={isUnlisted}
              onChange={(event) => onChange({ isUnlisted: event.target.checked })}
              className="mt-1"
            />
          )}
        </div>
      ) : null}
    </>
  );
}
