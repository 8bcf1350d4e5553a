import { Icon } from "@pkg/ui/icon";
import { ListRow } from "@pkg/ui/list-row";
import { AppLink } from "@pkg/web/platform/shell/app-link";
import type { ComponentProps, ReactNode } from "react";

type ValueRowProps = {
  icon: ComponentProps<typeof Icon>["of"];
  label: string;
  /** What is stored now; it may be long. */
  value: ReactNode;
  /** Nothing is stored yet, or something is missing. */
  warn?: boolean;
  /** At the right: a badge, "바꾸기". */
  end?: ReactNode;
  href?: string;
};

/** One fact of the account: its name small, what is stored below it, and where it is changed. */
export function ValueRow({ icon, label, value, warn = false, end, href }: ValueRowProps) {
  return (
    <ListRow
      icon={<Icon of={icon} />}
      label={
        <span className="block py-2">
          <span className="block text-caption text-fg-3">{label}</span>
          <span className={warn ? "block text-label text-warn" : "block text-label"}>{value}</span>
        </span>
      }
      value={end}
      href={href}
      linkAs={AppLink}
    />
  );
}
