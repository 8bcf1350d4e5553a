import { TimesGrid } from "@/lib/times-grid";
import type { StepProps } from "./step-props";
import { StyleWishes } from "./style-wishes";

/** When lessons can be, and with what kind of person. */
export function TimesStep({ wishes, change, titleId }: StepProps) {
  return (
    <>
      <div className="px-(--size-gutter) pt-5">
        <TimesGrid
          labelledBy={titleId}
          value={wishes.weeklyAvailablePeriods}
          onChange={(weeklyAvailablePeriods) => change({ weeklyAvailablePeriods })}
        />
      </div>
      <StyleWishes wishes={wishes} change={change} />
    </>
  );
}
