import { cn } from "@pkg/ui/cn";

const BARS = 21;
/** Height of each bar relative to the level: highest in the middle. */
const SHAPE = Array.from({ length: BARS }, (_, index) => 1 - Math.abs(index - (BARS - 1) / 2) / BARS);

/** The current input level. Decorative: the text beside it serves screen readers. */
export function LevelMeter({ level, isLive }: { level: number; isLive: boolean }) {
  return (
    <div className="flex h-20 items-center justify-center gap-1 forced-color-adjust-none" aria-hidden="true">
      {SHAPE.map((part, index) => (
        <span
          key={`bar-${String(index)}`}
          className={cn(
            "w-1.5 rounded-full transition-[height] duration-(--duration-press) ease-out motion-reduce:transition-none",
            colourOf(index, isLive),
          )}
          style={{ height: `${Math.max(8, (isLive ? level : 0) * part * 100)}%` }}
        />
      ))}
    </div>
  );
}

/** The middle bar has the student's colour. */
function colourOf(index: number, isLive: boolean): string {
  if (!isLive) return "bg-sand-200";
  return index === (BARS - 1) / 2 ? "bg-apricot-400" : "bg-pine-600";
}
