import { ORDER_STATUS_LABELS, ORDER_STATUSES, TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { useState } from "react";
import type { OrderFilter } from "./money-queries";

type OrderFilterFormProps = {
  filter: OrderFilter;
  onChange: (change: { [Name in keyof OrderFilter]: OrderFilter[Name] | null }) => void;
};

/** Narrows the list of orders: state and days at once, the search on Enter. */
export function OrderFilterForm({ filter, onChange }: OrderFilterFormProps) {
  const [text, setText] = useState(filter.search ?? "");
  return (
    <form
      aria-label="결제 찾기"
      className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: text.trim() || null });
      }}
    >
      <TextField
        label="주문 번호·이름·휴대폰 번호"
        type="search"
        maxLength={TEXT_LENGTHS.search.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-lg:col-span-2"
      />
      <NativeSelect
        label="상태"
        value={filter.status ?? ""}
        onChange={(event) => onChange({ status: ORDER_STATUSES.find((one) => one === event.target.value) ?? null })}
        options={[
          { value: "", label: "모두" },
          ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
        ]}
      />
      <TextField
        label="첫 날"
        type="date"
        value={filter.from ?? ""}
        onChange={(event) => onChange({ from: event.target.value || null })}
      />
      <TextField
        label="끝나는 날"
        type="date"
        value={filter.to ?? ""}
        onChange={(event) => onChange({ to: event.target.value || null })}
      />
      <Button type="submit" variant="secondary" className="lg:mb-0.5">
        찾기
      </Button>
    </form>
  );
}
