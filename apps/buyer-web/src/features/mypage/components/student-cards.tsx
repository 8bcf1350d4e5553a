import { gradeLabel } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { chooseStudent, useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import Check from "lucide-react/icons/check";
import type { Me, MyStudent } from "@/lib/account/me";

const GRID = "grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2";

/** The students of the account. With several, a chosen student filters orders and lessons. */
export function StudentCards({ me }: { me: Me }) {
  const switched = useSwitchedStudent(me.id);
  if (me.students.length < 2) {
    return (
      <ul aria-label="배우는 학생" className={GRID}>
        {me.students.map((student) => (
          <Card as="li" key={student.id} pad="none" className="flex items-center gap-3 p-3.5">
            <StudentFacts student={student} />
          </Card>
        ))}
      </ul>
    );
  }
  return (
    <section aria-label="학생 바꾸기">
      <div className={GRID}>
        {me.students.map((student) => {
          const isChosen = student.id === switched;
          return (
            <button
              key={student.id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => chooseStudent(me.id, isChosen ? null : student.id)}
              className={cn(
                "flex min-h-18 items-center gap-3 rounded-lg border p-3.5 text-left transition-colors duration-(--duration-base) ease-out",
                isChosen
                  ? "border-brand bg-brand-soft inset-ring-1 inset-ring-brand forced-colors:outline-2"
                  : "border-line hover:bg-sand-50",
              )}
            >
              <StudentFacts student={student} isChosen={isChosen} />
            </button>
          );
        })}
      </div>
      <p role="status" className="mt-2 text-caption text-fg-2">
        {scopeText(me, switched)}
      </p>
    </section>
  );
}

function scopeText(me: Me, switched: string | null): string {
  const student = me.students.find(({ id }) => id === switched);
  return student
    ? `${student.name} 학생의 주문과 수업만 보고 있어요. 다시 누르면 모두 보여요.`
    : "누르면 그 학생의 주문과 수업만 보여요.";
}

type StudentFactsProps = { student: MyStudent; isChosen?: boolean };

/** The tick stands at the name: the school's name, which breaks at no syllable, keeps the width of the card. */
function StudentFacts({ student: { id, name, grade, school, schoolName }, isChosen = false }: StudentFactsProps) {
  const facts = [grade === null ? "" : gradeLabel(grade, "short"), school?.name ?? schoolName ?? ""].filter(Boolean);
  return (
    <>
      <Portrait seed={seedOf(id)} width={40} />
      <span className="min-w-0">
        <span className="flex items-center gap-1 text-label">
          {name}
          {isChosen ? <Icon of={Check} size={18} className="shrink-0 animate-tick text-brand-fg" /> : null}
        </span>
        <span className="block text-micro text-balance text-fg-2">{facts.join(" · ") || "학년을 알려 주세요"}</span>
      </span>
    </>
  );
}
