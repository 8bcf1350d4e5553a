import { birthYearProblem, isUnder14, nameProblem } from "@pkg/domain";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import type { ComponentProps } from "react";

type InputProps = ComponentProps<typeof TextField>;

/** Name and year of birth of one person. */
export interface Person {
  readonly name: string;
  readonly birthYear: string;
}

/** One sentence for each wrong field of a person. */
export function personProblems({ name, birthYear }: Person, now: Date) {
  return { name: nameProblem(name), birthYear: birthYearProblem(birthYear, now) };
}

/** Whether a person born in this year may be under 14 today; false for a malformed year. */
export function isUnder14Year(year: string, now: Date): boolean {
  return /^\d{4}$/.test(year) && isUnder14(Number(year), now);
}

type PersonFieldsProps = {
  field: (name: "name" | "birthYear") => Omit<InputProps, "label">;
  /** The reader's own name and year, which the browser may fill in. */
  own?: boolean;
  placeholders: Person;
};

/** The two fields of a person, for a form that has both. */
export function PersonFields({ field, own = false, placeholders }: PersonFieldsProps) {
  return (
    <FieldGroup>
      <TextField {...field("name")} label="이름" autoComplete={own ? "name" : "off"} placeholder={placeholders.name} />
      <TextField
        {...field("birthYear")}
        label="태어난 해"
        inputMode="numeric"
        maxLength={4}
        autoComplete={own ? "bday-year" : "off"}
        placeholder={placeholders.birthYear}
        right={<span className="text-fg-3">년</span>}
      />
    </FieldGroup>
  );
}
