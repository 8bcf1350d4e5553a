import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Card } from "../card";
import { Icon } from "../icon";
import { Reasons } from "../reasons";
import { type ScoreBar, ScoreBars } from "../score-bars";
import { TutorCardHead, type TutorCardHeadProps } from "./tutor-card-head";

export type TutorCardProps = Omit<TutorCardHeadProps, "compact"> &
  TutorCardBodyProps & {
    /** Starts as one expandable row, for the third and later cards. */
    folded?: boolean;
    className?: string;
  };

/** One tutor: portrait, score with its two parts, reasons, missed criteria, one button. */
export function TutorCard({ folded, className, bars, reasons, misses, notes, action, ...head }: TutorCardProps) {
  const body = { bars, reasons, misses, notes, action };
  if (!folded) {
    return (
      <Card as="article" tone="lift" className={className}>
        <TutorCardHead {...head} />
        <TutorCardBody {...body} />
      </Card>
    );
  }
  return (
    <Card as="article" tone="lift" pad="none" className={className}>
      <details className="group">
        <summary className="flex list-none items-center gap-3 rounded-lg px-5 py-4">
          <TutorCardHead {...head} compact />
          <Icon
            of={ChevronDown}
            size={20}
            className="text-fg-3 transition-[rotate] duration-(--duration-base) group-open:rotate-180"
          />
        </summary>
        <div className="px-5 pb-5">
          <TutorCardBody {...body} />
        </div>
      </details>
    </Card>
  );
}

export type TutorCardBodyProps = {
  bars?: readonly [ScoreBar, ScoreBar];
  reasons: ReadonlyArray<string>;
  misses?: ReadonlyArray<string>;
  notes?: ReadonlyArray<string>;
  /** One secondary button, `sm` and `full`. */
  action?: ReactNode;
};

/** Score parts, reasons, missed criteria and the button of a tutor card. */
function TutorCardBody({ bars, reasons, misses, notes, action }: TutorCardBodyProps) {
  return (
    <>
      {bars ? <ScoreBars bars={bars} className="mt-[1.125rem]" /> : null}
      <Reasons reasons={reasons} misses={misses} notes={notes} folds className="mt-[1.125rem]" />
      {action ? <div className="mt-[1.125rem]">{action}</div> : null}
    </>
  );
}
