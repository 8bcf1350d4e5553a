"use client";

import { useClassLessons } from "@pkg/web/features/lessons/queries";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { isClassEnded, type OwnClass, useOwnClasses } from "@/lib/own-tutor/own-classes";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { EndedClass } from "./components/ended-class";
import { OneClass } from "./components/one-class";

/** `/myclass/[matchId]`: the lessons of one student; a class that has ended is read, another tutor's answers 404. */
export function ClassDetail({ matchId }: { matchId: string }) {
  useLiveMatches();
  return (
    <TutorGate reading={useOwnClasses()} what="수업을">
      {(classes) => {
        const own = classes.find((one) => one.matchId === matchId);
        return own && !isClassEnded(own) ? <Lessons own={own} /> : <EndedClass matchId={matchId} />;
      }}
    </TutorGate>
  );
}

function Lessons({ own }: { own: OwnClass }) {
  const { data, error, refetch } = useClassLessons(own.matchId);
  if (data) return <OneClass own={own} lessons={data} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
  ) : (
    <RowsSkeleton />
  );
}
