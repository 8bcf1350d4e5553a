import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Dot from "lucide-react/icons/dot";
import Minus from "lucide-react/icons/minus";
import { cn } from "../cn";
import { Icon } from "../icon";

export type ReasonsProps = {
  /** Matching criteria, 1-4. */
  reasons: ReadonlyArray<string>;
  /** Missed criteria. */
  misses?: ReadonlyArray<string>;
  /** Neutral facts beside the criteria. */
  notes?: ReadonlyArray<string>;
  /** For screen readers, before a missed criterion. */
  missLabel?: string;
  /** Shows the first few; the rest opens by "더 보기". */
  folds?: boolean;
  className?: string;
};

/** What a folded list shows: the strongest reasons, and always what is missed most. */
const SHOWN = { reasons: 3, misses: 2 };

type Line = { text: string; kind: "MET" | "MISS" | "NOTE" };

/** Matching criteria with ticks, missed ones with a minus, neutral facts with a dot. */
export function Reasons({
  reasons,
  misses = [],
  notes = [],
  missLabel = "아쉬운 점:",
  folds,
  className,
}: ReasonsProps) {
  const [shown, rest] = split({ reasons, misses, notes }, folds ?? false);
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
function split(
  { reasons, misses, notes }: Required<Pick<ReasonsProps, "reasons" | "misses" | "notes">>,
  folds: boolean,
): [Line[], Line[]] {
  const met = reasons.map((text): Line => ({ text, kind: "MET" }));
  const missed = misses.map((text): Line => ({ text, kind: "MISS" }));
  const noted = notes.map((text): Line => ({ text, kind: "NOTE" }));
  const rest = [...met.slice(SHOWN.reasons), ...missed.slice(SHOWN.misses), ...noted];
  if (!folds || rest.length < 2) return [[...met, ...missed, ...noted], []];
  return [[...met.slice(0, SHOWN.reasons), ...missed.slice(0, SHOWN.misses)], rest];
}

const ICONS = { MET: Check, MISS: Minus, NOTE: Dot };

function Row({ text, kind, missLabel }: Line & { missLabel: string }) {
  return (
    <li className={cn("flex gap-2 text-[0.9375rem]/[1.375rem] tracking-[-0.009em]", kind !== "MET" && "text-fg-3")}>
      <Icon of={ICONS[kind]} size={18} className={cn("mt-0.5", kind === "MET" && "text-pine-500")} />
      <span>
        {kind === "MISS" ? <span className="sr-only">{`${missLabel} `}</span> : null}
        {text}
      </span>
    </li>
  );
}
