import type { ReactNode } from "react";
import { Reasons } from "../reasons";
import { type ScoreBar, ScoreBars } from "../score-bars";

export type TutorCardBodyProps = {
  bars?: readonly [ScoreBar, ScoreBar];
  reasons: ReadonlyArray<string>;
  misses?: ReadonlyArray<string>;
  /** One secondary button, `sm` and `full`. */
  action?: ReactNode;
};

/** Score parts, reasons, missed criteria and the button of a tutor card. */
export function TutorCardBody({ bars, reasons, misses, action }: TutorCardBodyProps) {
  return (
    <>
      {bars ? <ScoreBars bars={bars} className="mt-[1.125rem]" /> : null}
      <Reasons reasons={reasons} misses={misses} className="mt-[1.125rem]" />
      {action ? <div className="mt-[1.125rem]">{action}</div> : null}
    </>
  );
}
