import { PillGroup } from "@pkg/ui/pill-group";
import { useSession } from "@pkg/web/platform/session/session-store";
import { chooseStudent } from "@pkg/web/platform/session/switched-student";

/** Who takes the test; nothing with a single student. */
export function StudentPills({ shownId }: { shownId: string }) {
  const { user } = useSession();
  if (!user || user.students.length < 2) return null;
  return (
    <PillGroup
      legend="누가 볼까요?"
      className="mb-6"
      options={user.students.map(({ id, name }) => ({ value: id, label: name }))}
      value={shownId}
      onChange={(id) => chooseStudent(user.id, id)}
    />
  );
}
