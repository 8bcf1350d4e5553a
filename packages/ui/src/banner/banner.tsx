import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";

const TONES = {
  info: { look: "bg-info-50 text-info", icon: Info },
  warn: { look: "bg-warn-50 text-warn", icon: TriangleAlert },
  error: { look: "bg-error-50 text-error", icon: CircleAlert },
} as const;

export type BannerProps = {
  tone?: keyof typeof TONES;
  children: ReactNode;
  /** A link or text button at the right. */
  action?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** A box with round corners inside a page; a full-width band above the header. */
  inline?: boolean;
  className?: string;
};

/** One line about the whole page, 48 px high. */
export function Banner({
  tone = "info",
  children,
  action,
  onClose,
  closeLabel = "닫기",
  inline,
  className,
}: BannerProps) {
  const { look, icon } = TONES[tone];
  return (
    <div className={cn(look, "forced-colors:border", inline && "rounded-md", className)}>
      <div
        className={cn(
          "flex min-h-(--size-banner) items-center gap-2 py-2",
          inline ? "px-4" : "mx-auto max-w-280 px-(--size-gutter)",
        )}
      >
        <Icon of={icon} size={18} />
        <p className="min-w-0 flex-1 text-[0.875rem]/[1.25rem] font-medium">{children}</p>
        {action}
        {onClose ? (
          <IconButton label={closeLabel} onClick={onClose} className="-my-1 -mr-3">
            <Icon of={X} size={18} />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
