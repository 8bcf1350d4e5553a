import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Minus from "lucide-react/icons/minus";
import { cn } from "../cn";
import { Icon } from "../icon";

export type ReasonsProps = {
  /** Matching criteria, 1-4. */
  reasons: ReadonlyArray<string>;
  /** Missed criteria. */
  misses?: ReadonlyArray<string>;
  /** For screen readers, before a missed criterion. */
  missLabel?: string;
  /** Shows the first few; the rest opens by "더 보기". */
  folds?: boolean;
  className?: string;
};

/** What a folded list shows: the strongest reasons, and always what is missed most. */
const SHOWN = { reasons: 3, misses: 2 };

type Line = { text: string; isMiss: boolean };

/** Matching criteria with ticks and missed ones with a minus. */
export function Reasons({ reasons, misses = [], missLabel = "아쉬운 점:", folds, className }: ReasonsProps) {
  const [shown, rest] = split(reasons, misses, folds ?? false);
  const rows = (lines: readonly Line[]) => lines.map((line) => <Row key={line.text} {...line} missLabel={missLabel} />);
  return (
    <div className={className}>
      <ul className="grid gap-[0.4375rem]">{rows(shown)}</ul>
      {rest.length > 0 ? (
        <details className="group/rest">
          <summary className="flex min-h-11 w-fit list-none items-center gap-1 pr-2 text-caption font-semibold text-fg-2">
            <span>
              <span className="num">{rest.length}</span>가지 더 보기
            </span>
            <Icon
              of={ChevronDown}
              size={18}
              className="transition-[rotate] duration-(--duration-base) group-open/rest:rotate-180"
            />
          </summary>
          <ul className="grid gap-[0.4375rem]">{rows(rest)}</ul>
        </details>
      ) : null}
    </div>
  );
}

/** The lines shown at once and those behind; a single one is not worth a press. */
function split(reasons: readonly string[], misses: readonly string[], folds: boolean): [Line[], Line[]] {
  const met = reasons.map((text) => ({ text, isMiss: false }));
  const missed = misses.map((text) => ({ text, isMiss: true }));
  const rest = [...met.slice(SHOWN.reasons), ...missed.slice(SHOWN.misses)];
  if (!folds || rest.length < 2) return [[...met, ...missed], []];
  return [[...met.slice(0, SHOWN.reasons), ...missed.slice(0, SHOWN.misses)], rest];
}

function Row({ text, isMiss, missLabel }: Line & { missLabel: string }) {
  return (
    <li className={cn("flex gap-2 text-[0.9375rem]/[1.375rem] tracking-[-0.009em]", isMiss && "text-fg-3")}>
      <Icon of={isMiss ? Minus : Check} size={18} className={cn("mt-0.5", !isMiss && "text-pine-500")} />
      <span>
        {isMiss ? <span className="sr-only">{missLabel} </span> : null}
        {text}
      </span>
    </li>
  );
}
