"use client";

import type { Grade } from "@pkg/domain";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import { type Ref, useState } from "react";

/** Grade and school of a student. */
export interface Study {
  readonly grade: Grade | null;
  readonly school: SchoolChoice | null;
}

type StudyFieldsProps = {
  value: Study;
  onChange: (study: Study) => void;
  error: string | undefined;
  /** The radio to focus when the grade is missing. */
  ref: Ref<HTMLInputElement>;
};

/** Grade, and the school if it is known already; the school is asked again before the first lesson. */
export function StudyFields({ value, onChange, error, ref }: StudyFieldsProps) {
  const [schoolName, setSchoolName] = useState("");
  const level = schoolLevelOfGrade(value.grade);
  return (
    <div className="grid gap-7">
      <GradePicker
        ref={ref}
        value={value.grade}
        error={error}
        onChange={(grade) => {
          // A school of another level no longer fits.
          onChange({ grade, school: schoolLevelOfGrade(grade) === level ? value.school : null });
        }}
      />
      {level ? (
        <SchoolSearch
          hint="선택"
          level={level}
          value={value.school}
          onChange={(school) => onChange({ ...value, school })}
          name={schoolName}
          onType={setSchoolName}
        />
      ) : null}
    </div>
  );
}
