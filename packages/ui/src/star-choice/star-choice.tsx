import Star from "lucide-react/icons/star";
import { type Ref, useId } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { HIDDEN_INPUT, LABEL_FOCUS } from "../internal/choice-input";

export type StarChoiceProps = ChoiceGroupLabel & {
  /** What each number of stars means, from one on ("아쉬웠어요"); their count is the count of stars. */
  labels: readonly string[];
  /** The chosen number of stars, from 1. */
  value: number | null;
  onChange: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A radio group of stars: all up to the chosen one are filled, and its meaning stands beside them in words. */
export function StarChoice({ labels, value, onChange, ref, ...group }: StarChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup role="radiogroup" {...group}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {labels.map((label, index) => {
            const stars = index + 1;
            const isFilled = value !== null && stars <= value;
            return (
              <label
                key={label}
                className={cn("relative grid size-12 place-items-center rounded-md hover:bg-sand-50", LABEL_FOCUS)}
              >
                <input
                  type="radio"
                  ref={stars === (value ?? 1) ? ref : undefined}
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-label={`${stars}점, ${label}`}
                  onChange={() => onChange(stars)}
                  className={HIDDEN_INPUT}
                />
                <Icon
                  of={Star}
                  size={32}
                  className={cn(isFilled ? "text-apricot-500 [&_svg]:fill-current" : "text-sand-400")}
                />
              </label>
            );
          })}
        </div>
        <p aria-hidden="true" className="text-label text-fg-2">
          {value === null ? "" : labels[value - 1]}
        </p>
      </div>
    </ChoiceGroup>
  );
}
