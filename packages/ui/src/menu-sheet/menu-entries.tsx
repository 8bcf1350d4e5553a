import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { LinkComponent } from "../link";

export type MenuEntry = {
  id: string;
  label: ReactNode;
  /** A link, or `onPress` for an action ("로그아웃"). */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** At the right: a badge. */
  right?: ReactNode;
  /** In a lighter colour below a line. */
  quiet?: boolean;
};

export type MenuSheetProps = {
  /** The name of the button and of the menu ("메뉴"). */
  label: string;
  /** Depend on the log-in state. */
  entries: ReadonlyArray<MenuEntry>;
  /** At the top: the student with a switch, or the log-in buttons. */
  top?: ReactNode;
  /** At the bottom: one button. */
  foot?: ReactNode;
  closeLabel?: string;
  linkAs?: LinkComponent;
  /** Replaces the menu icon. */
  icon?: ReactNode;
};

type MenuEntriesProps = Pick<MenuSheetProps, "entries" | "foot" | "linkAs" | "label"> & { onLeave: () => void };

const ROW =
  "flex min-h-14 w-full items-center gap-3 rounded-[0.75rem] text-left text-body transition-colors duration-(--duration-fast) hover:bg-sand-50 aria-[current=page]:font-bold aria-[current=page]:text-brand-fg lg:min-h-12";

function Content({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <span className="min-w-0 flex-1">{entry.label}</span>
      {entry.right}
      {entry.href && !entry.quiet ? <Icon of={ChevronRight} size={18} className="text-fg-3" /> : null}
    </>
  );
}

/** The rows of the menu; navigation closes it. */
export function MenuEntries({ entries, foot, linkAs: Link = "a", label, onLeave }: MenuEntriesProps) {
  return (
    <>
      <nav aria-label={label}>
        <ul>
          {entries.map((entry, index) => (
            <li
              key={entry.id}
              className={cn(
                entry.quiet && "text-fg-3",
                entry.quiet && !entries[index - 1]?.quiet && "mt-1 border-t border-line pt-1",
              )}
            >
              {entry.href ? (
                <Link
                  href={entry.href}
                  aria-current={entry.current ? "page" : undefined}
                  onClick={onLeave}
                  className={ROW}
                >
                  <Content entry={entry} />
                </Link>
              ) : (
                <button
                  type="button"
                  className={ROW}
                  onClick={() => {
                    onLeave();
                    entry.onPress?.();
                  }}
                >
                  <Content entry={entry} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {foot ? <div className="mt-auto pt-6">{foot}</div> : null}
    </>
  );
}
