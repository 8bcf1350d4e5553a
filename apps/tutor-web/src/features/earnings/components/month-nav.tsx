import { addKstMonths, type KstMonth } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { monthLabel } from "../earnings-text";

type MonthNavProps = { month: KstMonth; now: KstMonth; onMonth: (month: KstMonth) => void };

/** The shown month and links to the months before and after it; the future has no earnings. */
export function MonthNav({ month, now, onMonth }: MonthNavProps) {
  const isNow = month === now;
  return (
    <nav aria-label="달 고르기" className="-mx-2.5 flex items-center gap-1">
      <IconButton label="이전 달" onClick={() => onMonth(addKstMonths(month, -1))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <h2 aria-live="polite" className="num min-w-29 text-center text-title-3">
        {monthLabel(month)}
      </h2>
      <IconButton
        label="다음 달"
        // aria-disabled instead of disabled: disabling the focused button at the current month would lose the focus.
        aria-disabled={isNow || undefined}
        onClick={() => isNow || onMonth(addKstMonths(month, 1))}
        className="aria-disabled:text-fg-3 aria-disabled:opacity-50"
      >
        <Icon of={ChevronRight} />
      </IconButton>
    </nav>
  );
}
