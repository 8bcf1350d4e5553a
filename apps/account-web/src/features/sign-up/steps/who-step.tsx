"use client";

import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import { stepProblems } from "../sign-up-steps";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

/** Who applies for lessons: the student, or a parent for a child. */
export function WhoStep({ draft, change, next, now, takesFocus }: StepProps) {
  const form = useDomainForm({
    defaultValues: { type: draft.type },
    validate: ({ type }) => stepProblems("who", { ...draft, type }, 0, now),
    save: next,
    onChange: change,
  });
  return (
    <StepForm title="누가 수업을 신청하나요?" action="다음" form={form} takesFocus={takesFocus}>
      <Controller
        control={form.control}
        name="type"
        render={({ field: { ref, value, onChange } }) => (
          <ChoiceTiles
            ref={ref}
            legend="신청하는 사람"
            legendLook="hidden"
            error={form.errors.type?.message}
            value={value}
            onChange={onChange}
            options={[
              { value: "parent", label: "학부모예요", description: "아이의 수업을 대신 신청하고 관리해요." },
              { value: "student", label: "학생이에요", description: "내 수업을 직접 신청해요." },
            ]}
          />
        )}
      />
    </StepForm>
  );
}
