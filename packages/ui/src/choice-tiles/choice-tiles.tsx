import Check from "lucide-react/icons/check";
import { type ReactNode, type Ref, useId } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { HIDDEN_INPUT, LABEL_CHECKED_FORCED, LABEL_FOCUS, RadioDot } from "../internal/choice-input";

export type ChoiceTile<T extends string | number> = {
  value: T;
  label: ReactNode;
  /** Turns the tile into a card with a radio at the right. */
  description?: ReactNode;
  /** An icon or portrait at the left. */
  icon?: ReactNode;
  unavailable?: boolean;
};

export type ChoiceTilesProps<T extends string | number> = ChoiceGroupLabel & {
  options: ReadonlyArray<ChoiceTile<T>>;
  value: T | null;
  onChange: (value: T) => void;
  /** Columns from 1024 px; below that two, or one with descriptions. */
  columns?: 2 | 3 | 4;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

const WIDE = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" } as const;

function tileClass(chosen: boolean, unavailable: boolean, rich: boolean): string {
  return cn(
    "relative flex min-h-14 items-center rounded-md border px-3.5 py-2 text-[1rem]/[1.5rem] transition-colors duration-(--duration-base) ease-out",
    rich ? "gap-3.5 rounded-lg! px-[1.125rem]! py-4!" : "gap-2",
    LABEL_FOCUS,
    LABEL_CHECKED_FORCED,
    chosen
      ? "border-brand bg-brand-soft font-semibold text-brand-fg inset-ring-1 inset-ring-brand"
      : "border-line-2 font-medium",
    unavailable && "border-transparent bg-sunken text-fg-3",
    !chosen && !unavailable && "hover:bg-sand-50",
  );
}

/** Beside an icon and a label there is no room for a third thing on a phone: the tick stands in the corner there. */
function TileTick({ inCorner }: { inCorner: boolean }) {
  if (!inCorner) return <Icon of={Check} size={18} className="animate-tick" />;
  return <Icon of={Check} size={14} className="absolute top-1 right-1 animate-tick" />;
}

/** A radio group of equal options as tiles, 56 px high (payment methods), or as cards with a description. */
export function ChoiceTiles<T extends string | number>(props: ChoiceTilesProps<T>) {
  const { options, value, onChange, columns = 2, name, ref, ...label } = props;
  const ownName = useId();
  const rich = options.some((option) => option.description);
  return (
    <ChoiceGroup role="radiogroup" {...label}>
      <div className={cn("grid gap-2.5", rich ? "grid-cols-1" : "grid-cols-2 crowded:grid-cols-1", WIDE[columns])}>
        {options.map((option, index) => {
          const chosen = option.value === value;
          return (
            <label key={option.value} className={tileClass(chosen, Boolean(option.unavailable), rich)}>
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
              {!rich && chosen ? <TileTick inCorner={option.icon !== undefined} /> : null}
              {option.icon ? (
                <span className={cn("flex", chosen ? "text-brand-fg" : "text-fg-3")}>{option.icon}</span>
              ) : null}
              <span className="min-w-0 flex-1">
                <span className={cn("block", rich && "text-label text-fg")}>{option.label}</span>
                {option.description ? (
                  <span className={cn("block text-caption", chosen ? "text-fg-2" : "text-fg-3")}>
                    {option.description}
                  </span>
                ) : null}
              </span>
              {rich ? <RadioDot chosen={chosen} /> : null}
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
