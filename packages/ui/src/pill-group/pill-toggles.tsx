import type { Ref } from "react";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { type PillOption, PillSign, type PillTone, pillClass } from "./pill";

export type PillTogglesProps<T extends string | number> = ChoiceGroupLabel & {
  options: ReadonlyArray<PillOption<T>>;
  value: ReadonlyArray<T>;
  /** The chosen values in the order of the options. */
  onChange: (value: T[]) => void;
  /** The maximum number of values; a further press calls `onLimit` and changes nothing. */
  max?: number;
  onLimit?: () => void;
  /** `refuse` marks unwanted options with a minus. */
  tone?: PillTone;
  ref?: Ref<HTMLButtonElement>;
};

/** Multiple choice: toggle buttons with `aria-pressed`. */
export function PillToggles<T extends string | number>(props: PillTogglesProps<T>) {
  const { options, value, onChange, max, onLimit, tone = "pick", ref, ...label } = props;

  function toggle(pressed: T): void {
    const chosen = value.includes(pressed);
    if (!chosen && max !== undefined && value.length >= max) {
      onLimit?.();
      return;
    }
    const next = options.map((option) => option.value).filter((v) => (v === pressed ? !chosen : value.includes(v)));
    onChange(next);
  }

  return (
    <ChoiceGroup role="group" {...label}>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => {
          const chosen = value.includes(option.value);
          return (
            <button
              key={option.value}
              ref={index === 0 ? ref : undefined}
              type="button"
              aria-pressed={chosen}
              disabled={option.unavailable}
              onClick={() => toggle(option.value)}
              className={pillClass(tone, chosen, Boolean(option.unavailable))}
            >
              <PillSign tone={tone} chosen={chosen} />
              <span>{option.label}</span>
            </button>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
