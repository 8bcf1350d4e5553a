"use client";

import { type ClassStage, isClassOver, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { TabLinks } from "@pkg/ui/tabs";
import { useMatch } from "@pkg/web/features/lessons/queries";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { parseAsString, useQueryState } from "nuqs";
import { useEffect } from "react";
import { type Match, useMatches } from "@/lib/lessons/matches";
import { useServices } from "@/lib/lessons/services";
import { OneStudentNote, useActingStudent } from "@/lib/students/one-student-note";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import { MatchPanel } from "./components/match-panel";

/** `/tutoring/matching`: the search of each course: state, asked tutors with reasons, and actions. */
export function MatchingPage() {
  const { data, error, refetch } = useMatches();
  const services = useServices().data ?? [];
  const [matchId] = useQueryState("matchId", parseAsString);
  // A link may name a course of another student than the chosen one.
  const named = useMatch(data?.some(({ id }) => id === matchId) === false ? matchId : null);
  if (!data || named.isLoading) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="매칭을" />
    ) : (
      <RowsSkeleton title="선생님 매칭" />
    );
  }
  const asked = data.find(({ id }) => id === matchId) ?? named.data ?? undefined;
  // What waits for the family stands first; what is over is opened by its own link alone.
  const all = named.data ? [named.data, ...data] : data;
  const listed = all.filter((match) => match === asked || !isClassOver(match.now.stage)).sort(byStage);
  const shown = asked ?? listed[0];
  if (!shown) return <NoMatch />;
  const waiting = services.filter(({ now }) => now.stage === "WISHES");
  const tabs = [
    ...listed.map((match) => ({
      href: `/tutoring/matching?matchId=${match.id}`,
      label: `${match.studentName} · ${subjectName(match)}`,
      current: match === shown,
    })),
    ...waiting.map((course) => ({
      href: `/tutoring/enroll/applicant/${course.merchantUid}`,
      label: `${course.studentName} · ${subjectName(course)} 조건 보내기`,
      current: false,
    })),
  ];
  return (
    <>
      <OpenTasks className="mb-6" />
      <OneStudentNote what="매칭" />
      {tabs.length > 1 ? (
        <TabLinks label="수업" tabs={tabs} linkAs={Link} className="-mx-(--size-gutter) mb-5 lg:mx-0 lg:mb-9" />
      ) : null}
      <MatchPanel key={shown.id} match={shown} />
    </>
  );
}

const ORDER: readonly ClassStage[] = ["OFFERED", "STUCK", "SEARCHING_AGAIN", "SEARCHING", "UNPLANNED", "RUNNING"];

const place = ({ now }: Match): number => (ORDER.includes(now.stage) ? ORDER.indexOf(now.stage) : ORDER.length);
const byStage = (a: Match, b: Match): number => place(a) - place(b);

/** Without a search: links to the wishes of a paid course, or to enrollment. */
function NoMatch() {
  const router = useRouter();
  const { data } = useServices();
  const isOneStudent = useActingStudent() !== null;
  const waiting = data?.find(({ now }) => now.stage === "WISHES");
  // Brothers and sisters may have orders.
  const hasNoOrder = data?.length === 0 && !isOneStudent;
  useEffect(() => {
    if (hasNoOrder) router.replace("/simple-enroll");
  }, [hasNoOrder, router]);
  if (!data || hasNoOrder) return <RowsSkeleton title="선생님 매칭" />;
  return (
    <>
      <OneStudentNote what="매칭" />
      <EmptyState
        level={1}
        className="py-12"
        title={waiting ? "조건을 먼저 알려 주세요" : "찾고 있는 선생님이 없어요"}
        reason={waiting ? "조건을 보내면 바로 선생님을 찾기 시작해요." : "새 수업을 신청하면 여기에서 볼 수 있어요."}
        action={
          <ButtonLink
            href={waiting ? `/tutoring/enroll/applicant/${waiting.merchantUid}` : "/simple-enroll"}
            linkAs={Link}
          >
            {waiting ? "조건 보내기" : "수강 신청"}
          </ButtonLink>
        }
      />
    </>
  );
}
