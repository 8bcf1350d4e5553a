import { formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import type { Service } from "@/lib/services";
import { classState } from "../class-state";

/** One course that runs: for whom, what it waits for, how many lessons and until when. */
export function ClassCard({ course }: { course: Service }) {
  const { title, note, action } = classState(course);
  const until = formatKoreanDate(new Date(course.expiresAt), { withYear: true });
  return (
    <Card as="article" pad="none" className="px-5 py-5">
      <p className="text-caption text-fg-2">{course.studentName} 학생</p>
      <h2 className="mt-1 text-title-3">
        {course.subjectLabel} · {course.subjectDetailLabel}
      </h2>
      <div className="mt-4 rounded-md bg-sunken px-4 py-3.5">
        <p className="text-body font-semibold">{title}</p>
        <p className="mt-0.5 text-body-sm text-fg-2">{note}</p>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-body-sm">
        <dt className="text-fg-3">수업</dt>
        <dd className="text-right font-semibold">{course.totalCounts}번</dd>
        <dt className="text-fg-3">쓸 수 있는 날</dt>
        <dd className="text-right">{until}까지</dd>
      </dl>
      <ButtonLink
        href={action.href}
        linkAs={Link}
        variant={action.isFirst ? "primary" : "line"}
        full
        className="mt-5"
        aria-label={`${course.subjectLabel} ${action.label}`}
      >
        {action.label}
      </ButtonLink>
    </Card>
  );
}
