"use client";

import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import { SchoolSearch } from "@pkg/web/features/student/school-search";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { StudyDraft } from "../sign-up-draft";
import { StepForm } from "./step-form";

type StudyStepProps = {
  title: ReactNode;
  study: StudyDraft;
  onChange: (study: StudyDraft) => void;
  onDone: () => void;
  takesFocus: boolean;
};

/** Grade, and the school if it is known already; the school is asked again before the first lesson. */
export function StudyStep({ title, study, onChange, onDone, takesFocus }: StudyStepProps) {
  const [error, setError] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const level = schoolLevelOfGrade(study.grade);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (study.grade !== null) {
      onDone();
      return;
    }
    setError("학년을 골라 주세요.");
    first.current?.focus();
  }

  return (
    <StepForm title={title} action="다음" onSubmit={submit} takesFocus={takesFocus}>
      <GradePicker
        ref={first}
        value={study.grade}
        error={error}
        onChange={(grade) => {
          setError(undefined);
          // Another level of school makes the chosen school wrong.
          const school = schoolLevelOfGrade(grade) === level ? study.school : null;
          onChange({ grade, school });
        }}
      />
      {level ? (
        <div className="mt-7">
          <SchoolSearch
            hint="선택"
            level={level}
            value={study.school}
            onChange={(school) => onChange({ ...study, school })}
          />
        </div>
      ) : null}
    </StepForm>
  );
}
