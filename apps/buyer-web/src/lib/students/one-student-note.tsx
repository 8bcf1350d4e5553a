import { Button } from "@pkg/ui/button";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import { useMe } from "../account/me";

/** Tells a buyer who selected one of several students why only theirs are listed ("주문", "결제"). */
export function OneStudentNote({ what }: { what: string }) {
  const { data: me } = useMe();
  const switched = useSwitchedStudent(me?.id ?? "");
  const acting = me?.students.find(({ id }) => id === switched);
  if (!me || !acting || me.students.length < 2) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 text-body-sm text-fg-2 print:hidden">
      {acting.name} 학생의 {what}만 보고 있어요.
      <Button variant="text" size="sm" className="px-2!" onClick={() => chooseStudent(me.id, null)}>
        모두 보기
      </Button>
    </p>
  );
}
