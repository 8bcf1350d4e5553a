import { copyDay, WEEKDAY_LABELS, WEEKDAYS, type Weekday, type WeeklyAvailablePeriods } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { dayText } from "@pkg/web/features/lessons/week-of";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";

type CopyDayProps = { periods: WeeklyAvailablePeriods; onCopy: (periods: WeeklyAvailablePeriods) => void };

const optionOf = (day: Weekday) => ({ value: day, label: WEEKDAY_LABELS[day] });

/** Copies one day's times to other days; undo treats it as one edit. */
export function CopyDay({ periods, onCopy }: CopyDayProps) {
  const filled = WEEKDAYS.filter((day) => periods[day].length > 0);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setFrom] = useState<Weekday>("monday");
  const [to, setTo] = useState<Weekday[]>([]);
  const [isPressed, setPressed] = useState(false);
  const from = filled.includes(wanted) ? wanted : filled[0];
  if (!from) return null;
  const targets = to.filter((day) => day !== from);

  const copy = () => {
    setPressed(true);
    if (targets.length === 0) return;
    onCopy(copyDay(periods, from, targets));
    setOpen(false);
    setTo([]);
    setPressed(false);
  };

  return (
    <>
      <Button variant="line" full onClick={() => setOpen(true)}>
        <Icon of={Copy} size={18} />
        하루를 다른 날에 복사
      </Button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="하루를 다른 날에 복사해요"
        footer={
          <Button size="lg" full onClick={copy}>
            복사하기
          </Button>
        }
      >
        <div className="grid gap-7 pb-2">
          <PillGroup
            legend="어느 날을 복사할까요?"
            options={filled.map(optionOf)}
            value={from}
            onChange={setFrom}
            help={dayText(periods[from])}
          />
          <PillToggles
            legend="어느 날에 넣을까요?"
            note="그날에 있던 시간은 바뀌어요. 수업이 있는 시간은 그대로예요."
            options={WEEKDAYS.filter((day) => day !== from).map(optionOf)}
            value={targets}
            onChange={setTo}
            error={isPressed && targets.length === 0 ? "넣을 날을 골라 주세요." : undefined}
          />
        </div>
      </BottomSheet>
    </>
  );
}
