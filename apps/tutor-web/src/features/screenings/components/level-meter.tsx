import { cn } from "@pkg/ui/cn";

const BARS = 21;
/** How much of the loudness each bar shows: highest in the middle, like two people leaning together. */
const SHAPE = Array.from({ length: BARS }, (_, index) => 1 - Math.abs(index - (BARS - 1) / 2) / BARS);

/** How loud the voice is now. The words beside it say what matters to readers. */
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

/** The one in the middle is the student's. */
function colourOf(index: number, isLive: boolean): string {
  if (!isLive) return "bg-sand-200";
  return index === (BARS - 1) / 2 ? "bg-apricot-400" : "bg-pine-600";
}
