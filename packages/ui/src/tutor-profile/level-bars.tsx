import { cn } from "../cn";

const STEPS = [1, 2, 3, 4, 5] as const;

/** A level from one to five as small bars. Decorative: needs a text next to it. */
export function LevelBars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="flex items-end gap-[3px] forced-color-adjust-none">
      {STEPS.map((step) => (
        <span
          key={step}
          className={cn("w-[5px] rounded-t-full rounded-b-[1px]", step <= value ? "bg-pine-600" : "bg-sand-300")}
          style={{ height: `${5 + step * 2}px` }}
        />
      ))}
    </span>
  );
}
