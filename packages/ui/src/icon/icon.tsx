import type { ComponentType } from "react";

type SvgIcon = ComponentType<{ size?: string | number; strokeWidth?: string | number; className?: string }>;

type IconProps = {
  /** A lucide icon, imported one by one: `import Bell from "lucide-react/icons/bell"`. */
  of: SvgIcon;
  /** Pixels of the box, 24 by default. */
  size?: number;
  className?: string;
};

/** A lucide icon by our stroke rules: 1.8, and 2.2 at 18 px and below. Hidden from readers: name the control. */
export function Icon({ of: Drawing, size = 24, className }: IconProps) {
  return (
    <span className={`inline-block shrink-0 align-middle leading-none ${className ?? ""}`} aria-hidden="true">
      <Drawing size={size} strokeWidth={size <= 18 ? 2.2 : 1.8} className="block" />
    </span>
  );
}
