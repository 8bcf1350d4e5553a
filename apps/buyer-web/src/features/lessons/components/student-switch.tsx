import { PillGroup } from "@pkg/ui/pill-group";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import type { Me } from "../../../lib/account/me";

const ALL = "ALL";

/** Whose lessons are shown: all, or one student's, as on `/mypage`. Nothing with a single student. */
export function StudentSwitch({ me, className }: { me: Me; className?: string }) {
  const switched = useSwitchedStudent(me.id);
  if (me.students.length < 2) return null;
  return (
    <PillGroup
      legend="누구의 수업을 볼까요?"
      legendLook="hidden"
      className={className}
      options={[{ value: ALL, label: "모두" }, ...me.students.map(({ id, name }) => ({ value: id, label: name }))]}
      value={switched ?? ALL}
      onChange={(value) => chooseStudent(me.id, value === ALL ? null : value)}
    />
  );
}
