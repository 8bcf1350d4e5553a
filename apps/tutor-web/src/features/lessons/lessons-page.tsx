"use client";

import { ButtonLink } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { CalendarButton } from "@pkg/web/features/private-links/calendar-button";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { type OwnClass, useOwnClasses } from "@/lib/own-tutor/own-classes";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { classesLead } from "./classes-lead";
import { StudentRow } from "./components/student-row";

/** `/myclass`: the tutor's students, each with the next lesson and due logs. */
export function ClassesPage() {
  useLiveMatches();
  return (
    <TutorGate reading={useOwnClasses()} what="수업을" skeleton={<ClassesSkeleton />}>
      {(classes) => (classes.length > 0 ? <Students classes={classes} /> : <NoStudents />)}
    </TutorGate>
  );
}

function Students({ classes }: { classes: readonly OwnClass[] }) {
  return (
    <div className="max-w-180">
      <PageTitle lead={classesLead(classes)}>내 수업</PageTitle>
      <div className="mb-5">
        <CalendarButton />
      </div>
      <ul className="border-t border-line">
        {classes.map((one) => (
          <StudentRow key={one.matchId} one={one} />
        ))}
      </ul>
    </div>
  );
}

function NoStudents() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="아직 가르치는 학생이 없어요"
      reason="제안을 수락하면 학생과 수업이 여기에 나와요."
      action={
        <ButtonLink href="/" linkAs={Link}>
          받은 제안 보기
        </ButtonLink>
      }
    />
  );
}

function ClassesSkeleton() {
  return (
    <SkeletonGroup className="grid max-w-180 gap-6">
      <Skeleton className="h-8 w-40" />
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-4">
          <SkeletonPortrait width={48} />
          <span className="flex-1">
            <SkeletonText lines={3} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
