"use client";

import { gradeLabel } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import { FRESH, Loaded } from "@/lib/account-query";

type Student = components["schemas"]["Student"];

/** The students of the account as cards, and the way to add one. */
export function StudentList({ addHref }: { addHref: string }) {
  const query = $api.useQuery("get", "/users/me/students", undefined, { ...FRESH, select: ({ students }) => students });
  return (
    <Loaded
      query={query}
      skeleton={<ListSkeleton />}
      failure={{
        className: "py-10",
        title: "학생을 불러오지 못했어요",
        reason: "등록한 정보는 그대로 있어요.",
      }}
    >
      {(students) => <Students students={students} addHref={addHref} />}
    </Loaded>
  );
}

function Students({ students, addHref }: { students: readonly Student[]; addHref: string }) {
  const add = (
    <ButtonLink href={addHref} linkAs={Link} variant={students.length > 0 ? "line" : "primary"} size="lg" full>
      <Icon of={Plus} size={20} />
      학생 추가
    </ButtonLink>
  );
  if (students.length === 0) {
    return (
      <EmptyState
        className="py-10"
        title="아직 학생이 없어요"
        reason="수업을 들을 학생을 먼저 추가해 주세요."
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

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3.5 rounded-lg border border-line px-4 py-3.5">
          <SkeletonPortrait width={52} />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
