"use client";

import { GRADES, type Grade, gradeLabel } from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";
import { type Ref, useState } from "react";
import { GRADE_GROUPS, type GradeGroup, groupOfGrade } from "./grade-groups";

type GradePickerProps = {
  value: Grade | null;
  onChange: (grade: Grade | null) => void;
  error?: string | undefined;
  /** Gets the radio to focus when the grade is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** The grade in two steps: the kind of school, then the year. Changing the kind clears the year. */
export function GradePicker({ value, onChange, error, ref }: GradePickerProps) {
  const [pressed, setPressed] = useState<GradeGroup | null>(null);
  const group = pressed ?? (value === null ? null : groupOfGrade(value));
  const grades = group ? GRADES.filter((grade) => groupOfGrade(grade) === group) : [];
  return (
    <div className="grid gap-6">
      <PillGroup
        ref={group ? undefined : ref}
        legend="학교급"
        legendLook="field"
        options={GRADE_GROUPS}
        value={group}
        error={group ? undefined : error}
        onChange={(next) => {
          setPressed(next);
          if (value !== null && groupOfGrade(value) !== next) onChange(null);
        }}
      />
      {group ? (
        <PillGroup
          ref={ref}
          legend="학년"
          legendLook="field"
          options={grades.map((grade) => ({
            value: grade,
            label: group === "OTHER" ? gradeLabel(grade) : gradeLabel(grade, "gradeOnly"),
          }))}
          value={value}
          error={error}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}
