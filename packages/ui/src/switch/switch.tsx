import type { ComponentProps } from "react";
import { cn } from "../cn";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role">;

/** A native checkbox tells its own checked state, also while uncontrolled. */
const ROLE = { role: "switch" } as const;

/** On or off, at once. Name it with a label around it, `aria-label` or `aria-labelledby`. */
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
