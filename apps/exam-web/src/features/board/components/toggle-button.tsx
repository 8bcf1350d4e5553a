import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import Check from "lucide-react/icons/check";
import type { ComponentProps, ReactNode } from "react";

type ToggleButtonProps = {
  icon: ComponentProps<typeof Icon>["of"];
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button that stays pressed; the tick says so without colour. */
export function ToggleButton({ icon, isOn, onPress, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-[0.9375rem]/[1.375rem] transition-colors duration-(--duration-base)",
        isOn
          ? "border-brand bg-brand-soft font-semibold text-brand-fg inset-ring-1 inset-ring-brand"
          : "border-line-2 text-fg-2 hover:bg-sand-50",
      )}
    >
      <Icon of={isOn ? Check : icon} size={18} />
      {children}
    </button>
  );
}
