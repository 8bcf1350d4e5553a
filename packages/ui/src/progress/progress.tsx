import { cn } from "../cn";

type ProgressProps = { value: number; max: number; label: string; valueText?: string; className?: string };

/** A progress bar in pine with a gap of 2-3 px before the rest. Show the figures next to it as text. */
export function Progress({ value, max, label, valueText, className }: ProgressProps) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cn("flex h-2 gap-[3px] forced-color-adjust-none", className)}
    >
      {part > 0 ? (
        <span
          className="rounded-full bg-pine-600 transition-[flex-grow] duration-(--duration-base)"
          style={{ flexGrow: part, flexBasis: 0 }}
        />
      ) : null}
      {part < 1 ? (
        <span
          className="rounded-full bg-sand-200 transition-[flex-grow] duration-(--duration-base)"
          style={{ flexGrow: 1 - part, flexBasis: 0 }}
        />
      ) : null}
    </div>
  );
}
