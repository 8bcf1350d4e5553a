import { addDays } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { LessonSummary } from "../queries";
import { weekText } from "../week-text";

type WeekNavProps = { summary: LessonSummary; isLoading: boolean; onWeek: (week: string) => void };

/** The current week with buttons to adjacent weeks that have lessons. At an end the button stays and keeps its focus. */
export function WeekNav({ summary, isLoading, onWeek }: WeekNavProps) {
  const { weekOf, hasPrevious, hasNext } = summary;
  return (
    <div className="mt-6 flex items-center justify-between gap-2">
      <WeekButton label="지난주" icon={ChevronLeft} isOff={!hasPrevious} onPress={() => onWeek(addDays(weekOf, -7))} />
      <h2 className="num text-title-3" aria-live="polite" aria-busy={isLoading}>
        {weekText(weekOf)}
      </h2>
      <WeekButton label="다음 주" icon={ChevronRight} isOff={!hasNext} onPress={() => onWeek(addDays(weekOf, 7))} />
    </div>
  );
}

type WeekButtonProps = { label: string; icon: LucideIcon; isOff: boolean; onPress: () => void };

function WeekButton({ label, icon, isOff, onPress }: WeekButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className={isOff ? "cursor-not-allowed text-fg-3 opacity-40 hover:bg-transparent" : undefined}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
