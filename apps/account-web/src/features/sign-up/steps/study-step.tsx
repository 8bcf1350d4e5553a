"use client";

import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import { type Study, StudyFields } from "@/lib/person/study-fields";
import { StepForm } from "./step-form";

type StudyStepProps = {
  title: string;
  initial: Study;
  onChange: (study: Study) => void;
  onDone: () => void;
  takesFocus: boolean;
};

/** Grade and school of one student. */
export function StudyStep({ title, initial, onChange, onDone, takesFocus }: StudyStepProps) {
  const form = useDomainForm<{ study: Study }>({
    defaultValues: { study: { grade: initial.grade, school: initial.school } },
    validate: ({ study }) => ({ study: study.grade === null ? "학년을 골라 주세요." : null }),
    save: onDone,
    onChange: ({ study }) => onChange(study),
  });
  return (
    <StepForm title={title} action="다음" form={form} takesFocus={takesFocus}>
      <Controller
        control={form.control}
        name="study"
        render={({ field: { ref, value, onChange: change } }) => (
          <StudyFields ref={ref} value={value} onChange={change} error={form.errors.study?.message} />
        )}
      />
    </StepForm>
  );
}
