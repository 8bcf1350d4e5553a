import { cn } from "../cn";

/** An invisible native radio or checkbox that covers its label: the whole area is the target, with native semantics. */
export const HIDDEN_INPUT =
  "absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0 disabled:cursor-not-allowed";

/** The focus ring of a label whose hidden input has the focus. */
export const LABEL_FOCUS =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Marks the selection in forced colours, which drop background colours. */
export const LABEL_CHECKED_FORCED = "forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]";

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
