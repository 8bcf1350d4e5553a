"use client";

import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { type FormEvent, useRef, useState } from "react";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

/** Who applies for lessons: the student, or a parent for a child. */
export function WhoStep({ draft, change, next, takesFocus }: Omit<StepProps, "now">) {
  const [error, setError] = useState<string>();
  const choice = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.type) return void next();
    setError("누가 수업을 신청하는지 골라 주세요.");
    choice.current?.focus();
  }

  return (
    <StepForm title="누가 수업을 신청하나요?" action="다음" onSubmit={submit} takesFocus={takesFocus}>
      <ChoiceTiles
        ref={choice}
        legend="신청하는 사람"
        legendLook="hidden"
        error={error}
        value={draft.type}
        onChange={(type) => {
          setError(undefined);
          change({ type });
        }}
        options={[
          { value: "parent", label: "학부모예요", description: "아이의 수업을 대신 신청하고 관리해요." },
          { value: "student", label: "학생이에요", description: "내 수업을 직접 신청해요." },
        ]}
      />
    </StepForm>
  );
}
