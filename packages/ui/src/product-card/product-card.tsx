import Check from "lucide-react/icons/check";
import type { ReactNode, Ref } from "react";
import { Badge } from "../badge";
import { cn } from "../cn";
import { Icon } from "../icon";
import { HIDDEN_INPUT, LABEL_CHECKED_FORCED, LABEL_FOCUS } from "../internal/choice-input";

export type ProductOption<T extends string | number> = {
  value: T;
  /** "3개월" */
  title: ReactNode;
  /** "24회", lighter, after the title. */
  count?: ReactNode;
  /** "월 252,320원", right. */
  price: ReactNode;
  /** "1회 31,540원", below the price. */
  unit?: ReactNode;
  tags?: ReadonlyArray<string>;
  /** The reason why it cannot be chosen; disables the card. */
  unavailable?: string;
};

type ProductCardProps<T extends string | number> = {
  option: ProductOption<T>;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One product: months and lessons left, monthly price right, tags at the bottom. */
export function ProductCard<T extends string | number>({ option, name, chosen, onChoose, ref }: ProductCardProps<T>) {
  const off = Boolean(option.unavailable);
  return (
    <label
      className={cn(
        "relative block rounded-lg border px-5 py-[1.125rem] transition-colors duration-(--duration-base) ease-out",
        LABEL_FOCUS,
        LABEL_CHECKED_FORCED,
        chosen && "border-brand bg-brand-soft inset-ring-1 inset-ring-brand",
        !chosen && (off ? "border-transparent bg-sunken text-fg-3" : "border-line-2 bg-bg hover:bg-sand-50"),
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={String(option.value)}
        checked={chosen}
        disabled={off}
        onChange={onChoose}
        className={HIDDEN_INPUT}
      />
      <span className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
        <span className="flex items-center gap-2 self-start text-label">
          {chosen ? <Icon of={Check} size={20} className="animate-tick text-brand-fg" /> : null}
          <span>
            {option.title} {option.count ? <span className="text-caption text-fg-3">{option.count}</span> : null}
          </span>
        </span>
        <span className="ml-auto text-right">
          <span className={cn("num block text-label", chosen && "text-brand-fg")}>{option.price}</span>
          {option.unit ? (
            <span className={cn("num block text-caption", chosen ? "text-fg-2" : "text-fg-3")}>{option.unit}</span>
          ) : null}
        </span>
      </span>
      {option.tags?.length ? (
        <span className="mt-2 flex flex-wrap gap-1.5">
          {option.tags.map((tag) => (
            <Badge key={tag} tone={chosen ? "brand" : "neutral"}>
              {tag}
            </Badge>
          ))}
        </span>
      ) : null}
      {option.unavailable ? <span className="mt-1 block text-caption">{option.unavailable}</span> : null}
    </label>
  );
}
