import Check from "lucide-react/icons/check";
import { type ReactNode, type Ref, useId } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { HIDDEN_INPUT, LABEL_CHECKED_FORCED, LABEL_FOCUS } from "../internal/choice-input";

export type SegmentedProps<T extends string | number> = ChoiceGroupLabel & {
  /** Two or three fixed options. */
  options: ReadonlyArray<{ value: T; label: ReactNode }>;
  value: T | null;
  onChange: (value: T) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Two or three options in one track; the chosen one is a white thumb with a tick. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { options, value, onChange, name, ref, ...label } = props;
  const ownName = useId();
  return (
    <ChoiceGroup role="radiogroup" {...label}>
      <div className="grid auto-cols-fr grid-flow-col rounded-md bg-sunken p-1">
        {options.map((option, index) => {
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              className={cn(
                "relative flex min-h-11 items-center justify-center gap-[5px] rounded-[0.6875rem] border border-transparent px-2 text-center text-[1rem]/[1.5rem] transition-[background-color,color] duration-(--duration-base) ease-out",
                LABEL_FOCUS,
                LABEL_CHECKED_FORCED,
                chosen
                  ? "bg-white font-bold text-fg shadow-[0_1px_3px_oklch(0.2_0_0/0.12)]"
                  : "font-medium text-fg-2 hover:text-fg",
              )}
            >
              <input
                type="radio"
                ref={chosen || (value === null && index === 0) ? ref : undefined}
                name={name ?? ownName}
                value={String(option.value)}
                checked={chosen}
                onChange={() => onChange(option.value)}
                className={HIDDEN_INPUT}
              />
              {chosen ? <Icon of={Check} size={18} className="animate-tick text-brand" /> : null}
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
