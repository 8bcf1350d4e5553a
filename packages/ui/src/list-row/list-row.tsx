import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { LinkComponent } from "../link";

export const ROW = "flex min-h-14 w-full items-center gap-3 py-2 text-left";

/** Interactive rows extend 8 px beyond their column, to make room for the hover background. */
export const PRESSABLE =
  "-mx-2 w-[calc(100%+4*var(--spacing))]! rounded-[0.75rem] px-2 transition-colors duration-(--duration-fast) hover:bg-sand-50 active:bg-sand-100";

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

type ListGroupProps = { title: ReactNode; children: ReactNode; level?: 2 | 3; className?: string };

/** A group of rows with a small heading. */
export function ListGroup({ title, children, level = 2, className }: ListGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cn("pt-7 pb-5", className)}>
      <Heading className="mb-1 text-[0.875rem]/[1.25rem] font-semibold text-fg-3">{title}</Heading>
      {children}
    </section>
  );
}
