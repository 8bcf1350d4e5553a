import { gradeLabel } from "@pkg/domain";
import { ChoiceTiles } from "@pkg/ui/choice-tiles";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import type { MyStudent } from "@/lib/account/me";

type StudentTilesProps = {
  students: readonly MyStudent[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Which student: one card each, with grade and school. */
export function StudentTiles({ students, value, onChange, error }: StudentTilesProps) {
  return (
    <ChoiceTiles
      legend="배우는 학생"
      legendLook="hidden"
      options={students.map((student) => ({
        value: student.id,
        label: student.name,
        description: describe(student),
        icon: <Portrait seed={seedOf(student.id)} width={40} />,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

function describe({ grade, school, isSelf }: MyStudent): string {
  const facts = [isSelf ? "나" : "", grade === null ? "" : gradeLabel(grade, "short"), school?.name ?? ""];
  return facts.filter(Boolean).join(" · ") || "학년을 알려 주세요";
}
