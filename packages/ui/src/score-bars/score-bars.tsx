import { cn } from "../cn";

export type ScoreBar = { label: string; value: number; max: number };

type ScoreBarsProps = { bars: readonly [ScoreBar, ScoreBar]; className?: string };

const FILLS = ["bg-pine-600", "bg-apricot-400"] as const;

/** The two parts of a score side by side, in pine and apricot, with figures. */
export function ScoreBars({ bars, className }: ScoreBarsProps) {
  return (
    <dl className={cn("grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3", className)}>
      {bars.map((bar, index) => (
        <div key={bar.label} className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1.5 text-micro text-fg-2">
          <dt>{bar.label}</dt>
          <dd className="num">
            <b className="font-bold text-fg">{bar.value}</b>
            <span className="text-fg-3">{`/${bar.max}`}</span>
          </dd>
          <dd
            aria-hidden="true"
            className="col-span-2 h-2 overflow-hidden rounded-full bg-sand-200 forced-color-adjust-none"
          >
            <span
              className={cn("block h-2 rounded-full", FILLS[index])}
              style={{ width: `${(bar.value / bar.max) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
