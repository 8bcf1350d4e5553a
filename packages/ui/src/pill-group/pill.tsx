import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { cn } from "../cn";
import { Icon } from "../icon";

export type PillTone = "pick" | "refuse";

type PillValue = string | number;

export type PillOption<T extends PillValue> = {
  value: T;
  label: string;
  /** Not available now; the group's `help` gives the reason. */
  unavailable?: boolean;
};

const SHAPE =
  "relative inline-flex min-h-11 max-w-full items-center rounded-[1.375rem] border py-1.5 text-[1rem]/[1.5rem] font-medium tracking-[-0.012em] select-none touch-manipulation transition-[background-color,border-color,box-shadow,color] duration-(--duration-base) ease-out";

/**
 * The style of a pill: 1 px border; 2 px and a leading sign when chosen, so that colour is never the only cue. The sign takes
 * the room of the padding: a pill keeps its width, and its neighbours their places.
 */
export function pillClass(tone: PillTone, chosen: boolean, unavailable: boolean): string {
  return cn(
    SHAPE,
    unavailable && "cursor-not-allowed border-transparent bg-sunken px-5 text-fg-3 forced-colors:text-[GrayText]",
    !unavailable && !chosen && "border-line-2 bg-bg px-5 hover:bg-sand-50 active:bg-sand-100",
    !unavailable && chosen && "px-2.5 inset-ring-1",
    !unavailable && chosen && tone === "pick" && "border-brand bg-brand-soft text-brand-fg inset-ring-brand",
    !unavailable && chosen && tone === "refuse" && "border-sand-700 bg-sunken inset-ring-sand-700",
  );
}

/** Tick or minus of a chosen pill; with its gap as wide as the padding it replaces. */
export function PillSign({ tone, chosen }: { tone: PillTone; chosen: boolean }) {
  if (!chosen) return null;
  return (
    <span className="mr-1 flex w-4">
      <Icon of={tone === "pick" ? Check : Minus} size={16} className="animate-tick" />
    </span>
  );
}
