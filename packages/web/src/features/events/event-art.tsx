import type { EventArt as Art } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import type { ReactNode } from "react";
import { CalendarScene, ChartScene, DeskScene, LetterScene, NoteScene, SeatsScene } from "./event-scenes";

const SCENES: Readonly<Record<Art, { paper: string; scene: ReactNode }>> = {
  SEATS: { paper: "var(--color-pine-100)", scene: <SeatsScene /> },
  DESK: { paper: "var(--color-sand-200)", scene: <DeskScene /> },
  CALENDAR: { paper: "var(--color-apricot-100)", scene: <CalendarScene /> },
  NOTE: { paper: "var(--color-pine-50)", scene: <NoteScene /> },
  LETTER: { paper: "var(--color-apricot-50)", scene: <LetterScene /> },
  CHART: { paper: "var(--color-sand-100)", scene: <ChartScene /> },
};

/** The picture of an event, as wide as its parent. `muted`: the event is over. */
export function EventArt({ art, muted, className }: { art: Art; muted?: boolean; className?: string }) {
  const { paper, scene } = SCENES[art];
  return (
    <svg
      viewBox="0 0 320 160"
      fill="none"
      aria-hidden="true"
      className={cn("block h-auto w-full forced-color-adjust-none", muted && "opacity-60 grayscale", className)}
    >
      <path d="M0 0h320v160H0z" fill={paper} />
      {scene}
    </svg>
  );
}
