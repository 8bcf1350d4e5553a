import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { PillGroup } from "@pkg/ui/pill-group";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import type { MyStudent } from "@/lib/account/me";
import { type HistoryChoice, ORDER_FILTERS, ORDER_PERIODS } from "../order-filters";

type HistoryFilterProps = {
  choice: HistoryChoice;
  /** Whom the list can be narrowed to; empty when there is no choice. */
  students: readonly MyStudent[];
  onChange: (part: Partial<HistoryChoice>) => void;
};

const EVERYTHING: HistoryChoice = { status: "all", period: "all", student: null };

/** One line that says what the list shows; a press opens the choices. Each choice counts at once. */
export function HistoryFilter({ choice, students, onChange }: HistoryFilterProps) {
  const [open, setOpen] = useState(false);
  const student = students.find(({ id }) => id === choice.student);
  const status = ORDER_FILTERS.find(({ value }) => value === choice.status);
  const period = ORDER_PERIODS.find(({ value }) => value === choice.period);
  const parts = [status?.label, period?.label, students.length > 0 ? (student?.name ?? "모든 학생") : null];
  const isNarrowed = choice.status !== "all" || choice.period !== "all" || student !== undefined;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-1">
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={18} />
        <span className="sr-only">보는 조건 바꾸기: </span>
        <span>{parts.filter(Boolean).join(" · ")}</span>
      </Button>
      {isNarrowed ? (
        <Button variant="quiet" size="sm" onClick={() => onChange(EVERYTHING)}>
          조건 지우기
        </Button>
      ) : null}
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title="어떤 주문을 볼까요?"
        footer={
          <Button size="lg" full onClick={() => setOpen(false)}>
            주문 보기
          </Button>
        }
      >
        <div className="grid gap-6 py-2">
          <PillGroup
            legend="주문 상태"
            options={ORDER_FILTERS.map(({ value, label }) => ({ value, label }))}
            value={choice.status}
            onChange={(next) => onChange({ status: next })}
          />
          <PillGroup
            legend="기간"
            options={ORDER_PERIODS.map(({ value, label }) => ({ value, label }))}
            value={choice.period}
            onChange={(next) => onChange({ period: next })}
          />
          {students.length > 0 ? (
            <PillGroup
              legend="학생"
              options={[
                { value: "all", label: "모든 학생" },
                ...students.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={student?.id ?? "all"}
              onChange={(id) => onChange({ student: id === "all" ? null : id })}
            />
          ) : null}
        </div>
      </BottomSheet>
    </div>
  );
}
