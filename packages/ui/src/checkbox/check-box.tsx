import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ComponentProps, Ref } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";

type CheckBoxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  /** Only some of a group are ticked: shows a minus and announces "mixed". */
  mixed?: boolean;
  error?: boolean;
};

function withMixed(ref: Ref<HTMLInputElement> | undefined, mixed: boolean) {
  return (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = mixed;
    if (typeof ref === "function") return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
}

/** The box without a label, 24 px inside a 44 px target. Name it with a label or `aria-label`. */
export function CheckBox({ mixed, error, className, ref, ...input }: CheckBoxProps) {
  return (
    <span className={cn("relative inline-grid size-6 shrink-0 place-items-center", className)}>
      <input
        {...input}
        ref={mixed === undefined ? ref : withMixed(ref, mixed)}
        type="checkbox"
        aria-invalid={error || undefined}
        className={cn(
          "peer absolute inset-0 m-0 size-6 cursor-pointer appearance-none rounded-[0.5rem] bg-bg transition-colors duration-(--duration-base) ease-out before:absolute before:-inset-2.5 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken",
          error ? "border-2 border-error" : "border-[1.5px] border-line-control",
        )}
      />
      <span className="pointer-events-none relative hidden text-white peer-checked:flex peer-indeterminate:hidden peer-disabled:text-fg-3">
        <Icon of={Check} size={16} className="animate-tick" />
      </span>
      <span className="pointer-events-none absolute hidden text-white peer-indeterminate:flex">
        <Icon of={Minus} size={16} />
      </span>
    </span>
  );
}
