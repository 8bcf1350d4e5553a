import { Icon } from "@pkg/ui/icon";
import { ListRow } from "@pkg/ui/list-row";
import { AppLink } from "@pkg/web/platform/site/app-link";
import type { ComponentProps, ReactNode } from "react";

type ValueRowProps = {
  icon: ComponentProps<typeof Icon>["of"];
  label: string;
  /** The stored value; it may be long. */
  value: ReactNode;
  /** The value is missing or incomplete. */
  warn?: boolean;
  /** At the right: a badge, "바꾸기". */
  end?: ReactNode;
  href?: string;
};

/** One fact of the account: its label, the stored value and the link that changes it. */
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
