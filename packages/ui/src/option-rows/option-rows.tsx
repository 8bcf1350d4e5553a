import { type ReactNode, type Ref, useId } from "react";
import { Badge } from "../badge";
import { cn } from "../cn";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { HIDDEN_INPUT, LABEL_CHECKED_FORCED, RadioDot } from "../internal/choice-input";

export type OptionRow<T extends string | number> = {
  value: T;
  label: ReactNode;
  badge?: ReactNode;
  /** Right-aligned: a price ("1회 35,890원"). */
  price?: ReactNode;
  unavailable?: boolean;
};

export type OptionRowsProps<T extends string | number> = ChoiceGroupLabel & {
  options: ReadonlyArray<OptionRow<T>>;
  value: T | null;
  onChange: (value: T) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

const EDGE =
  "before:pointer-events-none before:absolute before:-inset-px before:rounded-[1rem] before:border-2 before:border-brand before:content-['']";

function rowClass(chosen: boolean, unavailable: boolean): string {
  return cn(
    "relative flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2 transition-colors duration-(--duration-base) ease-out not-first:border-t first:rounded-t-[0.9375rem] last:rounded-b-[0.9375rem]",
    "has-focus-visible:z-2 has-focus-visible:rounded-[0.9375rem] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
    LABEL_CHECKED_FORCED,
    chosen && EDGE,
    chosen && "z-1 rounded-[0.9375rem] bg-brand-soft",
    unavailable && "bg-sunken text-fg-3",
    !chosen && !unavailable && "hover:bg-sand-50",
  );
}

/** Radio rows, 60 px high: name, badge, price at the right. For options with prices. */
export function OptionRows<T extends string | number>(props: OptionRowsProps<T>) {
  const { options, value, onChange, name, ref, ...label } = props;
  const ownName = useId();
  return (
    <ChoiceGroup role="radiogroup" {...label}>
      <div className="rounded-[1rem] border border-line-2">
        {options.map((option, index) => {
          const chosen = option.value === value;
          return (
            <label key={option.value} className={rowClass(chosen, Boolean(option.unavailable))}>
              <input
                type="radio"
                ref={chosen || (value === null && index === 0) ? ref : undefined}
                name={name ?? ownName}
                value={String(option.value)}
                checked={chosen}
                disabled={option.unavailable}
                onChange={() => onChange(option.value)}
                className={HIDDEN_INPUT}
              />
              <RadioDot chosen={chosen} />
              <span className="text-label crowded:min-w-0 crowded:flex-1">{option.label}</span>
              {option.badge ? <Badge tone={chosen ? "brand" : "neutral"}>{option.badge}</Badge> : null}
              {option.price ? (
                <span className={cn("num ml-auto text-body-sm", chosen ? "font-semibold text-brand-fg" : "text-fg-2")}>
                  {option.price}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
