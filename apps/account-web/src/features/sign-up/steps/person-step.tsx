"use client";

import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { useForm } from "@pkg/web/features/form/use-form";
import type { ReactNode } from "react";
import { personProblems } from "../sign-up-steps";
import { StepForm } from "./step-form";

type Person = { readonly name: string; readonly birthYear: string };

type PersonStepProps = {
  title: ReactNode;
  help?: ReactNode;
  initial: Person;
  /** Keeps every letter, so that a refresh loses nothing. */
  onChange?: (person: Person) => void;
  onDone: (person: Person) => void;
  /** Whether it is the reader's own name: then the browser may fill it in. */
  own: boolean;
  now: Date;
  takesFocus: boolean;
};

/** Name and year of birth of one person. */
export function PersonStep({ title, help, initial, onChange, onDone, own, now, takesFocus }: PersonStepProps) {
  const form = useForm<{ name: string; birthYear: string }>({
    initial: { name: initial.name, birthYear: initial.birthYear },
    validate: (values) => {
      const { name, birthYear } = personProblems(values, now);
      return { ...(name ? { name } : {}), ...(birthYear ? { birthYear } : {}) };
    },
    onChange,
    onSubmit: async (values) => onDone(values),
    onError: () => {},
  });
  return (
    <StepForm
      title={title}
      help={help}
      action="다음"
      formRef={form.formRef}
      onSubmit={form.submit}
      takesFocus={takesFocus}
    >
      <FieldGroup>
        <TextField {...form.field("name")} label="이름" autoComplete={own ? "name" : "off"} placeholder="김나란" />
        <TextField
          {...form.field("birthYear")}
          label="태어난 해"
          inputMode="numeric"
          maxLength={4}
          autoComplete={own ? "bday-year" : "off"}
          placeholder={own ? "1985" : "2012"}
          right={<span className="text-fg-3">년</span>}
        />
      </FieldGroup>
    </StepForm>
  );
}
