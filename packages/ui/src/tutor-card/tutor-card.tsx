import ChevronDown from "lucide-react/icons/chevron-down";
import { Card } from "../card";
import { Icon } from "../icon";
import { TutorCardBody, type TutorCardBodyProps } from "./tutor-card-body";
import { TutorCardHead, type TutorCardHeadProps } from "./tutor-card-head";

export type TutorCardProps = Omit<TutorCardHeadProps, "compact"> &
  TutorCardBodyProps & {
    /** Starts as one expandable row, for the third and later cards. */
    folded?: boolean;
    className?: string;
  };

/** One tutor: portrait, score with its two parts, reasons, missed criteria, one button. */
export function TutorCard({ folded, className, bars, reasons, misses, action, ...head }: TutorCardProps) {
  const body = { bars, reasons, misses, action };
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
