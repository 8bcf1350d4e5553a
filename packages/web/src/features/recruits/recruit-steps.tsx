import { SeatBadge } from "@pkg/ui/seat-badge";
import type { RecruitText } from "./recruit-text";

/** Steps one after another, numbered; side by side where there is room. */
export function RecruitSteps({ steps }: { steps: readonly RecruitText[] }) {
  return (
    <ol className="mt-5 grid gap-5 lg:mt-7 lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5 lg:block">
          <SeatBadge>{index + 1}</SeatBadge>
          <div className="lg:mt-3">
            <h3 className="text-label">{title}</h3>
            <p className="mt-1 text-body-sm text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
