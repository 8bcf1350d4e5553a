import type { ComponentProps } from "react";
import { cn } from "../cn";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role">;

/** No `aria-checked`: a native checkbox exposes its state, even when uncontrolled. */
const ROLE = { role: "switch" } as const;

/** A switch with immediate effect. Name it with a surrounding label, `aria-label` or `aria-labelledby`. */
export function Switch({ className, ...input }: SwitchProps) {
  return (
    <span className={cn("relative inline-block h-8 w-13 shrink-0", className)}>
      <input
        {...input}
        type="checkbox"
        {...ROLE}
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full border border-transparent bg-sand-500 transition-colors duration-(--duration-base) ease-out before:absolute before:-inset-1.5 checked:bg-brand disabled:cursor-not-allowed disabled:bg-sand-300"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-white transition-[translate] duration-(--duration-base) ease-lean peer-checked:translate-x-5 forced-colors:bg-[CanvasText]"
      />
    </span>
  );
}
