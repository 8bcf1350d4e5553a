"use client";

import type { Problems } from "@pkg/web/features/form/form-problems";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { type Person, PersonFields } from "@/lib/person/person-fields";
import { StepForm } from "./step-form";

type PersonStepProps = {
  title: string;
  initial: Person;
  /** Stores every keystroke, so that a refresh loses nothing. */
  onChange?: (person: Person) => void;
  onDone: (person: Person) => void;
  /** Whether it is the reader's own name, which the browser may fill in. */
  own: boolean;
  isParent?: boolean;
  validate: (person: Person) => Problems<Person>;
  takesFocus: boolean;
};

/** Name and year of birth of one person. */
export function PersonStep({ title, initial, onChange, onDone, own, isParent, validate, takesFocus }: PersonStepProps) {
  const form = useDomainForm<Person>({
    defaultValues: { name: initial.name, birthYear: initial.birthYear },
    validate,
    save: onDone,
    ...(onChange ? { onChange } : {}),
  });
  return (
    <StepForm title={title} action="다음" form={form} takesFocus={takesFocus}>
      <PersonFields
        field={form.field}
        own={own}
        placeholders={{ name: "김나란", birthYear: isParent ? "1985" : "2010" }}
      />
    </StepForm>
  );
}
