import { cn } from "../cn";

/** The visible radio, 24 px. The native input next to it has the state and the name. */
export function RadioDot({ chosen, className }: { chosen: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "size-6 shrink-0 rounded-full border transition-[border-width,border-color] duration-(--duration-base) ease-lean",
        chosen ? "border-[7px] border-brand" : "border-[1.5px] border-line-control bg-bg",
        className,
      )}
    />
  );
}
