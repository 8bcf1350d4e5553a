import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { LinkComponent } from "../link";
import { PRESSABLE, ROW } from "./row-class";

export type ListRowProps = {
  label: ReactNode;
  /** A 24 px icon at the left. */
  icon?: ReactNode;
  /** At the right before the chevron: a value, a badge. */
  value?: ReactNode;
  /** Shows the value in the warning colour, for missing data. */
  warn?: boolean;
  /** The link or the action of the row; without either it is static. */
  href?: string;
  onPress?: () => void;
  linkAs?: LinkComponent;
  className?: string;
};

/** One row of a list, 56 px high: icon, label, value and chevron. */
export function ListRow(props: ListRowProps) {
  const { label, icon, value, warn, href, onPress, linkAs: Link = "a", className } = props;
  const content = (
    <>
      {icon ? <span className="flex text-fg-2">{icon}</span> : null}
      <span className="min-w-0 flex-1 text-body">{label}</span>
      {value ? (
        <span className={cn("text-right text-caption", warn ? "font-semibold text-warn" : "text-fg-3")}>{value}</span>
      ) : null}
      {href || onPress ? <Icon of={ChevronRight} size={18} className="text-fg-3" /> : null}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={cn(ROW, PRESSABLE, className)}>
        {content}
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" onClick={onPress} className={cn(ROW, PRESSABLE, className)}>
        {content}
      </button>
    );
  }
  return <div className={cn(ROW, className)}>{content}</div>;
}
