import { gradeLabel } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import type { MyStudent } from "@/lib/me";

/** The students of the account. */
export function StudentCards({ students }: { students: readonly MyStudent[] }) {
  return (
    <ul aria-label="배우는 학생" className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2">
      {students.map(({ id, name, grade, school }) => (
        <Card as="li" key={id} pad="none" className="flex items-center gap-3 p-3.5">
          <Portrait seed={seedOf(id)} width={40} />
          <span className="min-w-0">
            <span className="block text-label">{name}</span>
            <span className="block text-micro text-fg-2">
              {[grade === null ? "" : gradeLabel(grade, "short"), school?.name ?? ""].filter(Boolean).join(" · ") ||
                "학년을 아직 몰라요"}
            </span>
          </span>
        </Card>
      ))}
    </ul>
  );
}
