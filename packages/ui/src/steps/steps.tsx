import { cn } from "../cn";
import { range } from "../internal/range";

type StepsProps = {
  /** 1-based. */
  current: number;
  total: number;
  /** For screen readers ("진행 단계"). */
  label?: string;
  className?: string;
};

const BAR = "h-1.5 flex-1 rounded-full forced-color-adjust-none";

/** Step progress as bars, with figures ("3/5"); the current bar is half pine, half apricot. */
export function Steps({ current, total, label = "진행 단계", className }: StepsProps) {
  const steps = range(total).map((index) => index + 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={`${total}단계 중 ${current}단계`}
      className={cn("flex items-center gap-3", className)}
    >
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {steps.map((step) =>
          step === current ? (
            <span key={step} className="flex flex-1 gap-0.5">
              <span className={`${BAR} bg-pine-600`} />
              <span className={`${BAR} bg-apricot-400`} />
            </span>
          ) : (
            <span key={step} className={cn(BAR, step < current ? "bg-pine-600" : "bg-sand-200")} />
          ),
        )}
      </span>
      <span
        className="num text-[0.875rem]/[1.25rem] font-semibold text-fg-2"
        aria-hidden="true"
      >{`${current}/${total}`}</span>
    </div>
  );
}
