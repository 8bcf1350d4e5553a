"use client";

import { gradeLabel, isGrade } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { ListRow } from "@pkg/ui/list-row";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import Link from "next/link";
import type { SessionState, SessionUser } from "../session/session-store";
import type { MenuEntry } from "./menu-entries";
import { linkOf } from "./returning-link";

type MenuSheetProps = {
  open: boolean;
  onClose: () => void;
  links: ReadonlyArray<{ readonly href: string; readonly label: string }>;
  entries: readonly MenuEntry[];
  session: SessionState;
};

/** The menu below 1024: who is signed in, the entries of the login state, the site's pages. Loaded on the first press. */
export default function MenuSheet({ open, onClose, links, entries, session }: MenuSheetProps) {
  const own = entries.filter((entry) => entry.target !== "logout");
  const logout = entries.find((entry) => entry.target === "logout");
  return (
    <BottomSheet open={open} onClose={onClose} title="메뉴" titleHidden>
      {session.user ? <Person user={session.user} /> : null}
      <nav aria-label="메뉴">
        <ul className="divide-y divide-line">
          {own.map(({ target, href, label, way }) => (
            <li key={target}>
              <ListRow href={href} label={label} linkAs={linkOf(way)} />
            </li>
          ))}
          {links.map(({ href, label }) => (
            <li key={href} onClickCapture={onClose}>
              <ListRow href={href} label={label} linkAs={Link} />
            </li>
          ))}
        </ul>
        {logout ? (
          <div className="mt-2 border-t border-line pt-2">
            <ListRow href={logout.href} label={<span className="text-fg-2">{logout.label}</span>} linkAs="a" />
          </div>
        ) : null}
      </nav>
    </BottomSheet>
  );
}

function Person({ user }: { user: SessionUser }) {
  const student = user.students.find((one) => !one.isSelf) ?? user.students[0];
  const name = student?.name ?? user.name ?? user.email;
  const grade = student && isGrade(student.grade) ? gradeLabel(student.grade, "short") : null;
  const relation = user.isParent && user.name ? `${user.name} 님의 자녀` : null;
  const facts = [grade, relation].filter(Boolean).join(" · ");
  return (
    <div className="flex items-center gap-3.5 pb-4">
      <Portrait seed={seedOf(student?.id ?? user.id)} width={44} />
      <div className="min-w-0">
        <p className="text-title-3">{name}</p>
        {facts ? <p className="text-caption text-fg-3">{facts}</p> : null}
      </div>
    </div>
  );
}
