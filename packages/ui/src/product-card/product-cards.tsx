import { type Ref, useId } from "react";
import { ChoiceGroup, type ChoiceGroupLabel } from "../internal/choice-group";
import { ProductCard, type ProductOption } from "./product-card";

export type ProductCardsProps<T extends string | number> = ChoiceGroupLabel & {
  /** From short to long; none is recommended. */
  options: ReadonlyArray<ProductOption<T>>;
  value: T | null;
  onChange: (value: T) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Products as cards of one radio group. */
export function ProductCards<T extends string | number>(props: ProductCardsProps<T>) {
  const { options, value, onChange, name, ref, ...label } = props;
  const ownName = useId();
  return (
    <ChoiceGroup role="radiogroup" {...label}>
      <div className="grid gap-2.5">
        {options.map((option, index) => (
          <ProductCard
            key={option.value}
            ref={option.value === value || (value === null && index === 0) ? ref : undefined}
            option={option}
            name={name ?? ownName}
            chosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
