import { Button } from "@pkg/ui/button";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import { type MyStudent, useMe } from "../account/me";

/** The one of several students whom the account acts for, which narrows every list; null for all of them. */
export function useActingStudent(): MyStudent | null {
  const { data: me } = useMe();
  const switched = useSwitchedStudent(me?.id ?? "");
  const acting = me?.students.find(({ id }) => id === switched);
  return me && acting && me.students.length > 1 ? acting : null;
}

/** Says on each page that lists one student's things only ("주문", "결제"), and takes the choice back. */
export function OneStudentNote({ what }: { what: string }) {
  const { data: me } = useMe();
  const acting = useActingStudent();
  if (!me || !acting) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 text-body-sm text-fg-2">
      {acting.name} 학생의 {what}만 보고 있어요.
      <Button variant="text" size="sm" className="px-2! print:hidden" onClick={() => chooseStudent(me.id, null)}>
        모두 보기
      </Button>
    </p>
  );
}
