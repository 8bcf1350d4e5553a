import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import { FieldMessage } from "../field";

export type ChoiceGroupLabel = {
  /** The question; optional only with `labelledBy`. */
  legend?: ReactNode;
  /** `label` 16/600 (default), `title` 18/700, `field` 15/600, `hidden` for screen readers only. */
  legendLook?: keyof typeof LOOKS;
  /** The id of a heading with the question. */
  labelledBy?: string;
  /** A sentence below the legend ("3가지까지 고를 수 있어요."). */
  note?: ReactNode;
  /** Below the options: help, or the reason why one is unavailable. */
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
};

const LOOKS = {
  label: "text-label",
  title: "text-title-3",
  field: "text-[0.9375rem]/[1.375rem] font-semibold tracking-[-0.01em]",
  hidden: "sr-only",
} as const;

const GAPS = { label: "mb-3", title: "mb-4", field: "mb-2", hidden: "" } as const;

type ChoiceGroupProps = ChoiceGroupLabel & { role: "radiogroup" | "group"; children: ReactNode };

/** Names and describes a group of options; shared by pills, segments, rows and tiles. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, legendLook = "label", labelledBy, note, help, error, className, role, children } = props;
  const id = useId();
  return (
    <fieldset
      role={role}
      aria-labelledby={labelledBy ?? `${id}legend`}
      aria-describedby={cn(Boolean(note) && `${id}note`, `${id}message`)}
      aria-invalid={role === "radiogroup" && error ? true : undefined}
      className={`min-w-0 ${className ?? ""}`}
    >
      {legend ? (
        <div className={legendLook === "hidden" ? undefined : GAPS[legendLook]}>
          <p id={`${id}legend`} className={LOOKS[legendLook]}>
            {legend}
          </p>
          {note ? (
            <p id={`${id}note`} className="mt-1 text-caption text-fg-3">
              {note}
            </p>
          ) : null}
        </div>
      ) : null}
      {children}
      <FieldMessage id={`${id}message`} help={help} error={error} />
    </fieldset>
  );
}
