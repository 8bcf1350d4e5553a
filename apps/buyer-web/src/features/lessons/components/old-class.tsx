import { formatKoreanDate, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import Link from "next/link";
import { hadTutor } from "../class-stage";
import type { JoinedCourse } from "../join-courses";

type OldClassProps = JoinedCourse & { lessons: ClassLessons | null; showsStudent: boolean };

/** A finished class: its number of lessons and its logs. */
export function OldClass({ course, match, lessons, showsStudent }: OldClassProps) {
  const { subjectLabel, studentName, totalCounts, expiresOn } = course;
  const count = lessons ? `${totalCounts}회 중 ${lessons.counts.used}회 썼어요` : `${totalCounts}회`;
  return (
    <Card as="article" pad="none" className="px-5 py-4">
      {showsStudent ? <p className="text-caption text-fg-2">{studentName} 학생</p> : null}
      <h2 className="text-title-3">{subjectName(course, " · ")}</h2>
      <p className="num mt-1 text-body-sm text-fg-2">{count}</p>
      <p className="text-caption text-fg-3">
        {match?.status === "CANCELED" ? "그만둔 수업이에요" : endText(expiresOn)}
      </p>
      {match && hadTutor(lessons) ? (
        <ButtonLink
          href={`/myclass/${match.id}`}
          linkAs={Link}
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={`${subjectLabel} 수업 기록 보기`}
        >
          수업 기록 보기
        </ButtonLink>
      ) : null}
    </Card>
  );
}

const endText = (expiresOn: string | null): string =>
  expiresOn ? `${formatKoreanDate(expiresOn, { withYear: true })}까지 들을 수 있었어요` : "끝난 수업이에요";
