import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { Mark } from "../mark";

export type StatusStep = {
  id: string;
  title: ReactNode;
  state: "done" | "now" | "later";
  /** At the right: a date ("11월 24일(화)까지") or a badge. */
  right?: ReactNode;
  /** Below the title. */
  note?: ReactNode;
};

/** For screen readers, before each title. */
const SAID = { done: "마친 단계", now: "지금 단계", later: "다음 단계" } as const;

const TITLES = { done: "text-label", now: "text-label text-brand-fg", later: "text-body text-fg-3" } as const;

function StepSign({ state }: { state: StatusStep["state"] }) {
  if (state === "now") return <Mark size={26} className="-ml-px" />;
  return (
    <span
      className={cn(
        "grid size-6 place-items-center rounded-full",
        state === "done" ? "bg-brand text-white" : "border-2 border-line-2",
      )}
    >
      {state === "done" ? <Icon of={Check} size={16} /> : null}
    </span>
  );
}

/** Past, current and future steps, with dates. The current one has the mark. */
export function StatusStepper({ steps, className }: { steps: ReadonlyArray<StatusStep>; className?: string }) {
  return (
    <ol className={className}>
      {steps.map((step) => (
        <li
          key={step.id}
          aria-current={step.state === "now" ? "step" : undefined}
          className={cn(
            "relative flex gap-3 pb-[1.125rem] last:pb-0",
            "before:absolute before:top-[1.75rem] before:bottom-0 before:left-[0.6875rem] before:w-0.5 before:rounded-full last:before:hidden",
            step.state === "done" ? "before:bg-brand" : "before:bg-line-2",
          )}
        >
          <span aria-hidden="true" className="grid h-[1.6875rem] w-6 shrink-0 place-items-center">
            <StepSign state={step.state} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={TITLES[step.state]}>
                <span className="sr-only">{`${SAID[step.state]}: `}</span>
                <span>{step.title}</span>
              </span>
              {step.right ? <span className="text-caption whitespace-nowrap text-fg-3">{step.right}</span> : null}
            </div>
            {step.note ? <p className="mt-0.5 text-caption text-fg-2">{step.note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
