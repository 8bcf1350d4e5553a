import { CLASS_STAGE_LABELS, formatKoreanDate, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import Link from "next/link";
import { classTutorText, takenText } from "@/lib/lessons/taken-text";
import type { ClassSectionProps } from "./class-section";

/** A finished class: its tutor, how many of its lessons were taken, and its logs. */
export function OldClass({ course, match, now, showsStudent }: ClassSectionProps) {
  const name = subjectName(course, " · ");
  const look = now.startsOn ? "수업 기록 보기" : "수업 보기";
  return (
    <Card as="article" pad="none" className="px-5 py-4">
      {showsStudent ? <p className="text-caption text-fg-2">{`${course.studentName} 학생`}</p> : null}
      <h2 className="text-title-3">{name}</h2>
      <p className="num mt-1 text-body-sm text-fg-2">
        {[match ? classTutorText(match) : "", takenText(now)].filter(Boolean).join(" · ")}
      </p>
      <p className="text-caption text-fg-3">{endText(now)}</p>
      {match ? (
        <ButtonLink
          href={`/myclass/${match.id}`}
          linkAs={Link}
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={`${name} ${look}`}
        >
          {look}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

/** A day ended only what still had lessons. */
const endText = ({ stage, expiresOn, counts }: ClassSectionProps["now"]): string =>
  stage === "OVER" && expiresOn && counts.left > 0
    ? `${formatKoreanDate(expiresOn, { withYear: true })}까지 들을 수 있었어요`
    : CLASS_STAGE_LABELS[stage];
