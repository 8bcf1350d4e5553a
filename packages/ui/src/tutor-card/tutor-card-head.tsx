import type { ReactNode } from "react";
import { cn } from "../cn";
import { Portrait, type PortraitProps } from "../portrait";

export type TutorCardHeadProps = {
  name: ReactNode;
  portrait: Pick<PortraitProps, "seed" | "gender" | "src">;
  /** University, field and years, one line each. */
  lines: ReadonlyArray<string>;
  /** The state of the proposal, a badge. */
  badge?: ReactNode;
  /** 0-100. */
  score?: number;
  scoreLabel?: string;
  level?: 2 | 3 | 4;
  compact?: boolean;
};

/** Portrait, name and score of a tutor. */
export function TutorCardHead(props: TutorCardHeadProps) {
  const { name, portrait, lines, badge, score, scoreLabel = "", level = 3, compact } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cn("flex min-w-0 flex-1 gap-4", compact ? "items-center" : "items-start")}>
      <Portrait {...portrait} width={compact ? 48 : 64} />
      <div className={cn("min-w-0 flex-1", !compact && "pt-0.5")}>
        <Heading className={compact ? "text-label" : "text-title-3"}>{name}</Heading>
        {lines.map((line) => (
          <p key={line} className="text-caption text-fg-3">
            {line}
          </p>
        ))}
        {badge ? <p className="mt-1.5">{badge}</p> : null}
      </div>
      {score === undefined ? null : (
        <p className="shrink-0 text-right">
          <b
            className={cn(
              "block font-bold tracking-[-0.035em] text-brand-fg",
              compact ? "text-[1.5rem]/[1.75rem]" : "text-[1.875rem]/[2rem]",
            )}
          >
            {score}
          </b>
          <span className={cn("text-micro text-fg-3", compact && "sr-only")}>{scoreLabel}</span>
        </p>
      )}
    </div>
  );
}
