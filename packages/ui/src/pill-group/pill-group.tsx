import { type Ref, useId } from "react";
import { cn } from "../cn";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { HIDDEN_INPUT, LABEL_CHECKED_FORCED, LABEL_FOCUS } from "../internal/choice-input";
import { type PillOption, PillSign, type PillTone, pillClass } from "./pill";

export type PillGroupProps<T extends string | number> = ChoiceGroupLabel & {
  options: ReadonlyArray<PillOption<T>>;
  /** The chosen value, `null` when there is none. */
  value: T | null;
  onChange: (value: T) => void;
  tone?: PillTone;
  name?: string;
  /** The radio to focus when the answer is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** Single choice: native radios, so that arrow keys choose and the group is one tab stop. Wraps instead of scrolling. */
export function PillGroup<T extends string | number>(props: PillGroupProps<T>) {
  const { options, value, onChange, tone = "pick", name, ref, ...label } = props;
  const ownName = useId();
  const entry = options.find((option) => option.value === value) ?? options.find((option) => !option.unavailable);
  return (
    <ChoiceGroup role="radiogroup" {...label}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              className={cn(pillClass(tone, chosen, Boolean(option.unavailable)), LABEL_FOCUS, LABEL_CHECKED_FORCED)}
            >
              <input
                type="radio"
                ref={option === entry ? ref : undefined}
                name={name ?? ownName}
                value={String(option.value)}
                checked={chosen}
                disabled={option.unavailable}
                onChange={() => onChange(option.value)}
                className={HIDDEN_INPUT}
              />
              <PillSign tone={tone} chosen={chosen} />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
