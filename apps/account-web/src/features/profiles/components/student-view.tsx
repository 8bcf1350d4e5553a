"use client";

import { gradeLabel } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { EmptyState, FailureState } from "@pkg/ui/states";
import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import type { Student } from "../use-students";

type StudentViewProps = {
  /** Null when they could not be read. */
  students: readonly Student[] | null;
  onRetry: () => void;
  addHref: string;
};

/** The students as cards, or why there are none. Loaded together with them. */
export default function StudentView({ students, onRetry, addHref }: StudentViewProps) {
  if (!students) {
    return (
      <FailureState
        className="py-10"
        title="학생을 불러오지 못했어요"
        reason="등록한 정보는 그대로 있어요."
        action={<Button onClick={onRetry}>다시 불러오기</Button>}
      />
    );
  }
  const add = (
    <ButtonLink href={addHref} linkAs={Link} variant={students.length > 0 ? "line" : "primary"} size="lg" full>
      <Icon of={Plus} size={20} />
      학생 더하기
    </ButtonLink>
  );
  if (students.length === 0) {
    return (
      <EmptyState
        className="py-10"
        title="아직 학생이 없어요"
        reason="수업을 들을 학생을 먼저 더해 주세요."
        action={add}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {students.map((student) => (
          <StudentCard key={student.id} student={student} />
        ))}
      </ul>
      {add}
    </div>
  );
}

function StudentCard({ student }: { student: Student }) {
  const facts = [
    student.grade ? gradeLabel(student.grade, "short") : null,
    student.school?.name,
    student.birthYear ? `${student.birthYear}년생` : null,
  ].filter(Boolean);
  return (
    <Card as="li" pad="sm" className="flex items-center gap-3.5">
      <Portrait seed={seedOf(student.id)} width={52} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-title-3">
          {student.name}
          {student.isSelf ? <Badge>나</Badge> : null}
        </p>
        <p className="mt-0.5 text-caption text-fg-3">{facts.join(" · ")}</p>
      </div>
    </Card>
  );
}
