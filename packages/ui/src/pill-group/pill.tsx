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
  "relative inline-flex min-h-11 max-w-full items-center rounded-full border px-4 text-[1rem]/6 tracking-[-0.012em] select-none touch-manipulation transition-[background-color,border-color,box-shadow,padding,color] duration-(--duration-base) ease-out";

/** The style of a pill: 1 px border; 2 px and a leading sign when chosen, so that colour is never the only cue. */
export function pillClass(tone: PillTone, chosen: boolean, unavailable: boolean): string {
  return cn(
    SHAPE,
    unavailable &&
      "cursor-not-allowed border-transparent bg-sunken font-medium text-fg-3 forced-colors:text-[GrayText]",
    !unavailable && !chosen && "border-line-2 bg-bg font-medium hover:bg-sand-50 active:bg-sand-100",
    !unavailable && chosen && "pr-4 pl-3 font-semibold inset-ring-1",
    !unavailable && chosen && tone === "pick" && "border-brand bg-brand-soft text-brand-fg inset-ring-brand",
    !unavailable && chosen && tone === "refuse" && "border-sand-700 bg-sunken inset-ring-sand-700",
  );
}

/** Tick or minus; its width animates for 200 ms, so that neighbours slide instead of jumping. */
export function PillSign({ tone, chosen }: { tone: PillTone; chosen: boolean }) {
  return (
    <span
      className={cn(
        "flex overflow-hidden transition-[width,margin] duration-(--duration-base) ease-lean",
        chosen ? "mr-[5px] w-[1.125rem]" : "w-0",
      )}
    >
      <Icon of={tone === "pick" ? Check : Minus} size={18} className={chosen ? "animate-tick" : undefined} />
    </span>
  );
}
