import { ActionTile } from "@pkg/ui/action-tile";
import { Icon } from "@pkg/ui/icon";
import { lazyPart } from "@pkg/ui/lazy-part";
import Calendar from "lucide-react/icons/calendar";
import { useState } from "react";

const CalendarSheet = lazyPart(() => import("./calendar-sheet"));

/** Opens the calendar sheet, whose code loads with the first press. */
export function CalendarTile() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <ActionTile icon={<Icon of={Calendar} />} label="달력에 넣기" onPress={() => setOpen(true)} />
      {isOpen === null ? null : <CalendarSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
