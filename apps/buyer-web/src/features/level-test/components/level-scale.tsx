import { CONFIDENCE_LEVELS, type ConfidenceLevel, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";

type LevelScaleProps = {
  level: ConfidenceLevel;
  /** What the student expected. */
  own?: ConfidenceLevel;
  className?: string;
};

const LEVELS = CONFIDENCE_LEVELS.toReversed();

/** The five levels as seats that grow; the reached one is filled, the expected one has its mark. */
export function LevelScale({ level, own, className }: LevelScaleProps) {
  const reached = LEVELS.indexOf(level);
  return (
    <ol className={cn("grid grid-cols-5 gap-2", className)}>
      {LEVELS.map((each, at) => (
        <li
          key={each}
          aria-current={each === level ? "true" : undefined}
          className="flex flex-col items-center justify-end gap-1.5 text-center"
        >
          {each === own ? (
            <span className="rounded-full bg-accent-soft px-2 py-0.5 text-micro font-semibold text-accent-fg">
              예상
            </span>
          ) : null}
          <span
            aria-hidden="true"
            className={cn(
              "w-full max-w-16 rounded-t-full rounded-b-[0.75rem] forced-colors:border",
              at === reached ? "bg-pine-600" : at < reached ? "bg-pine-200" : "bg-sand-200",
            )}
            style={{ height: `${2.5 + at * 1.125}rem` }}
          />
          <span className={cn("h-6", at === reached ? "text-label font-bold text-brand-fg" : "text-caption text-fg-2")}>
            {STUDENT_LEVEL_LABELS[each]}
            {each === level ? <span className="sr-only">, 이번 결과</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
