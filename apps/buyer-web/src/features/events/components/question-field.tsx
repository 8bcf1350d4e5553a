import { MAX_EVENT_ANSWER } from "@pkg/domain";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import type { EventWire } from "@pkg/web/features/events/event-article";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { Controller } from "react-hook-form";
import { fieldOf, type JoinValues } from "../answers";

type QuestionFieldProps = { question: EventWire["questions"][number]; form: DomainForm<JoinValues> };

/** One extra question: a text, one option, or several. */
export function QuestionField({ question, form }: QuestionFieldProps) {
  const { key, label, type, options } = question;
  const name = fieldOf(key);
  const hint = question.required ? undefined : "선택";
  if (type === "TEXT") {
    return <TextArea label={label} hint={hint} maxLength={MAX_EVENT_ANSWER} rows={2} {...form.field(name)} />;
  }
  const legend = (
    <>
      {label}
      {hint ? <span className="ml-1.5 font-normal text-fg-3">{hint}</span> : null}
    </>
  );
  const pills = options.map((option) => ({ value: option, label: option }));
  const error = form.errors[name]?.message as string | undefined;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref } }) =>
        type === "CHOICE" ? (
          <PillGroup
            legend={legend}
            legendLook="field"
            error={error}
            options={pills}
            value={typeof value === "string" && value !== "" ? value : null}
            onChange={onChange}
            ref={ref}
          />
        ) : (
          <PillToggles
            legend={legend}
            legendLook="field"
            error={error}
            options={pills}
            value={typeof value === "object" ? value : []}
            onChange={onChange}
            ref={ref}
          />
        )
      }
    />
  );
}
