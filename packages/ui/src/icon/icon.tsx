import type { ComponentType } from "react";

type SvgIcon = ComponentType<{ size?: string | number; strokeWidth?: string | number; className?: string }>;

type IconProps = {
  /** A lucide icon, imported one by one: `import Bell from "lucide-react/icons/bell"`. */
  of: SvgIcon;
  /** Size in pixels, 24 by default. */
  size?: number;
  className?: string;
};

/** A lucide icon with a stroke of 1.8, or 2.2 up to 18 px. Hidden from screen readers: name the control instead. */
export function Icon({ of: Drawing, size = 24, className }: IconProps) {
  return (
    <span className={`inline-block shrink-0 align-middle leading-none ${className ?? ""}`} aria-hidden="true">
      <Drawing size={size} strokeWidth={size <= 18 ? 2.2 : 1.8} className="block" />
    </span>
  );
}
