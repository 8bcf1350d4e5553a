import { SCHOOL_LEVEL_LABELS, SCHOOL_LEVELS, TUTOR_RANK_NAMES, TUTOR_RANKS } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import type { DeskProduct } from "./catalogue-queries";
import { PRODUCT_EXTRAS, PRODUCT_STATES, type ProductPlace } from "./product-filter";

export const PRODUCT_STATE_LABELS = { ON: "파는 상품", OFF: "멈춘 상품" } as const;
const EXTRA_LABELS = { NONE: "없음", TABLET: "태블릿만", BUNDLING: "결합 할인만", BOTH: "태블릿과 결합 할인" } as const;
const ALL = { value: "", label: "모두" };

type ProductFiltersProps = {
  products: readonly DeskProduct[];
  place: ProductPlace;
  onChange: (next: Partial<ProductPlace>) => void;
};

/** What the products can be narrowed by: each choice is one that a product has. */
export function ProductFilters({ products, place, onChange }: ProductFiltersProps) {
  const numbersOf = (read: (product: DeskProduct) => number) =>
    [...new Set(products.map(read))].toSorted((a, b) => a - b);
  return (
    <ListFilters label="상품 좁히기">
      <SearchField label="수업·상품 번호·금액" value={place.search} onChange={(search) => onChange({ search })} />
      <NativeSelect
        label="판매"
        value={place.state}
        onChange={({ target }) => onChange({ state: target.value === "OFF" ? "OFF" : "ON" })}
        options={PRODUCT_STATES.map((value) => ({ value, label: PRODUCT_STATE_LABELS[value] }))}
      />
      <NativeSelect
        label="학교급"
        value={place.level ?? ""}
        onChange={({ target }) => onChange({ level: SCHOOL_LEVELS.find((one) => one === target.value) ?? null })}
        options={[
          ALL,
          ...SCHOOL_LEVELS.filter((one) => products.some(({ schoolLevel }) => schoolLevel === one)).map((value) => ({
            value,
            label: SCHOOL_LEVEL_LABELS[value],
          })),
        ]}
      />
      <NativeSelect
        label="선생님"
        value={place.rank ?? ""}
        onChange={({ target }) => onChange({ rank: TUTOR_RANKS.find((one) => one === target.value) ?? null })}
        options={[ALL, ...TUTOR_RANKS.map((value) => ({ value, label: TUTOR_RANK_NAMES[value] }))]}
      />
      <NumberFilter
        label="수업 시간"
        value={place.minutes}
        numbers={numbersOf(({ minutes }) => minutes)}
        text={(minutes) => `${minutes}분`}
        onChange={(minutes) => onChange({ minutes })}
      />
      <NumberFilter
        label="기간"
        value={place.months}
        numbers={numbersOf(({ totalMonths }) => totalMonths)}
        text={(months) => (months === 0 ? "횟수로 사는 상품" : `${months}개월`)}
        onChange={(months) => onChange({ months })}
      />
      <NativeSelect
        label="태블릿·결합"
        value={place.extras ?? ""}
        onChange={({ target }) => onChange({ extras: PRODUCT_EXTRAS.find((one) => one === target.value) ?? null })}
        options={[ALL, ...PRODUCT_EXTRAS.map((value) => ({ value, label: EXTRA_LABELS[value] }))]}
      />
    </ListFilters>
  );
}

type NumberFilterProps = {
  label: string;
  value: number | null;
  numbers: readonly number[];
  text: (value: number) => string;
  onChange: (value: number | null) => void;
};

function NumberFilter({ label, value, numbers, text, onChange }: NumberFilterProps) {
  return (
    <NativeSelect
      label={label}
      value={value === null ? "" : String(value)}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      options={[ALL, ...numbers.map((one) => ({ value: String(one), label: text(one) }))]}
    />
  );
}
