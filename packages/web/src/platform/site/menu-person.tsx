"use client";

import { gradeLabel } from "@pkg/domain";
import { PersonRow } from "@pkg/ui/menu-sheet";
import { seedOf } from "@pkg/ui/portrait";
import type { SessionUser } from "../session/session-store";
import { useSwitchedStudent } from "../session/switched-student";

type MenuPersonProps = {
  user: SessionUser;
  /** On the tutor's site: who signed in, with nobody's grade. */
  isTeaching: boolean;
};

/** The signed-in student at the top of the menu, with the parent's name. Loads when the menu first opens. */
export default function MenuPerson({ user, isTeaching }: MenuPersonProps) {
  const switched = useSwitchedStudent(user.id);
  const own = { seed: seedOf(user.tutor?.id ?? user.id), gender: user.tutor?.gender, name: user.name ?? user.email };
  if (isTeaching) return <PersonRow {...own} />;
  const student =
    user.students.find(({ id }) => id === switched) ?? user.students.find((one) => !one.isSelf) ?? user.students[0];
  const grade = student?.grade ? gradeLabel(student.grade, "short") : null;
  const relation = user.isParent && user.name ? `${user.name} 님의 자녀` : null;
  const note = [grade, relation].filter(Boolean).join(" · ");
  return student ? (
    <PersonRow seed={seedOf(student.id)} name={student.name} note={note} />
  ) : (
    <PersonRow {...own} note={note} />
  );
}
