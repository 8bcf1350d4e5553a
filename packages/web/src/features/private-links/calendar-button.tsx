import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { useState } from "react";

const CalendarSheet = lazyPart(() => import("./calendar-sheet"));

/** Opens the calendar sheet, whose code loads with the first press. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        달력에 넣기
      </Button>
      {isOpen === null ? null : <CalendarSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
