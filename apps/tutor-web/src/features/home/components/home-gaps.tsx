import { NO_TIMES, proposedRankOf, type TutorProfileGap, tutorProfileGaps } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { AppLink } from "@pkg/web/platform/site/app-link";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import { freeMinutes } from "@/features/home/free-time";
import { isOngoing, useOwnClasses } from "@/lib/own-tutor/own-classes";
import { type OwnTutor, useOwnPeriods, useOwnSubjects } from "@/lib/own-tutor/own-tutor";

interface Gap {
  readonly text: string;
  readonly act: string;
  readonly href: string;
}

const GAPS: Readonly<Record<TutorProfileGap, Gap>> = {
  INTRODUCTION: { text: "소개를 적어 주세요", act: "소개 쓰기", href: "/profile" },
  STYLES: { text: "수업 스타일을 골라 주세요", act: "스타일 고르기", href: "/profile" },
  SUBJECTS: { text: "가르칠 과목을 골라 주세요", act: "과목 고르기", href: "/subjects" },
  PERIODS: { text: "새 학생을 만날 시간을 칠해 주세요", act: "시간 칠하기", href: "/periods" },
};

/** The profile gaps that keep students from being suggested; without a class that goes on also that there are none. */
export function HomeGaps({ tutor }: { tutor: OwnTutor }) {
  const [subjects, periods] = [useOwnSubjects(), useOwnPeriods()];
  const { data: classes } = useOwnClasses();
  // The switch beside says why no new student comes.
  if (proposedRankOf(tutor) === null) return null;
  if (!subjects.data || !periods.data) {
    // A dialog reports a failed read; the rest of the page still renders.
    return subjects.isError || periods.isError ? null : (
      <SkeletonGroup>
        <Skeleton className="h-32 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  // Time that holds lessons alone is none for a new student.
  const weeklyAvailablePeriods = freeMinutes(periods.data) > 0 ? periods.data.weeklyAvailablePeriods : NO_TIMES;
  const gaps = tutorProfileGaps({ ...tutor, subjects: subjects.data, weeklyAvailablePeriods });
  const [first] = gaps;
  if (!first) {
    if (!classes || classes.some(isOngoing)) return null;
    return (
      <Card as="section" tone="soft" className="flex items-center gap-3">
        <Icon of={CircleCheck} className="shrink-0 text-brand" />
        <p className="text-label">
          {tutor.isOpen && !tutor.isResting
            ? "준비를 마쳤어요. 맞는 학생이 있으면 제안을 보내 드려요."
            : "프로필은 준비됐어요. 지금은 쉬는 중이에요."}
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="gaps">
      <h2 id="gaps" className="text-title-3">
        {gaps.length === 1 ? "한 가지" : `${gaps.length}가지`}만 채우면 학생을 만날 수 있어요
      </h2>
      <ul className="mt-2">
        {gaps.map((gap) => (
          <li key={gap}>
            <AppLink href={GAPS[gap].href} className="flex min-h-12 items-center justify-between gap-3 text-body">
              {GAPS[gap].text}
              <Icon of={ChevronRight} size={20} className="text-fg-3" />
            </AppLink>
          </li>
        ))}
      </ul>
      <ButtonLink href={GAPS[first].href} linkAs={AppLink} full className="mt-3">
        {GAPS[first].act}
      </ButtonLink>
    </Card>
  );
}
