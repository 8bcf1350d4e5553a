import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
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
  /** What stands above it and those that follow with the same one: the rows of a group are in two columns. */
  group?: string;
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
  "flex w-full items-center gap-3 rounded-[0.75rem] text-left text-body transition-colors duration-(--duration-fast) hover:bg-sand-50 aria-[current=page]:font-bold aria-[current=page]:text-brand-fg";

function Content({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <span className="min-w-0 flex-1">{entry.label}</span>
      {entry.right}
      {entry.href && !entry.quiet && !entry.group ? <Icon of={ChevronRight} size={18} className="text-fg-3" /> : null}
    </>
  );
}

/** The rows of the menu, by their groups; navigation closes it. */
export function MenuEntries({ entries, foot, linkAs, label, onLeave }: MenuEntriesProps) {
  return (
    <>
      <nav aria-label={label}>
        {runsOf(entries).map(({ group, rows }) => (
          <Group key={group ?? rows[0]?.id} group={group} rows={rows} linkAs={linkAs} onLeave={onLeave} />
        ))}
      </nav>
      {foot ? <div className="mt-auto pt-6">{foot}</div> : null}
    </>
  );
}

type Run = { readonly group: string | undefined; readonly rows: MenuEntry[] };

/** Entries one after another that have the same group. */
function runsOf(entries: MenuEntriesProps["entries"]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && last.group === entry.group) last.rows.push(entry);
    else runs.push({ group: entry.group, rows: [entry] });
  }
  return runs;
}

function Group({ group, rows, linkAs: Link = "a", onLeave }: Run & Pick<MenuEntriesProps, "linkAs" | "onLeave">) {
  const id = useId();
  const row = cn(ROW, group ? "min-h-11" : "min-h-14 lg:min-h-12");
  return (
    <>
      {group ? (
        <p id={id} className="mt-4 mb-1 text-caption font-semibold text-fg-3 first:mt-0">
          {group}
        </p>
      ) : null}
      <ul aria-labelledby={group ? id : undefined} className={cn(group && "grid grid-cols-2 gap-x-4")}>
        {rows.map((entry, index) => (
          <li
            key={entry.id}
            className={cn(
              entry.quiet && "text-fg-3",
              entry.quiet && !rows[index - 1]?.quiet && "mt-1 border-t border-line pt-1",
            )}
          >
            {entry.href ? (
              <Link
                href={entry.href}
                aria-current={entry.current ? "page" : undefined}
                onClick={onLeave}
                className={row}
              >
                <Content entry={entry} />
              </Link>
            ) : (
              <button
                type="button"
                className={row}
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
    </>
  );
}
