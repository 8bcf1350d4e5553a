"use client";

import { formatPhone, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { SectionBreak } from "@pkg/ui/section-break";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { ChildLinkButton } from "@pkg/web/features/private-links/child-link-button";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { chooseStudent } from "@pkg/web/platform/session/switched-student";
import { parseAsString, useQueryState } from "nuqs";
import { useDeferredValue, useEffect } from "react";
import { type Me, useMe } from "@/lib/account/me";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import { ConsultationCard } from "./components/consultation-card";
import { LatestOrder } from "./components/latest-order";
import { MoneyCard } from "./components/money-card";
import { MypageLinks } from "./components/mypage-links";
import { StudentCards } from "./components/student-cards";
import { useNextRenewal } from "./queries";

/** `/mypage`: account, latest order and links. The title needs no data, so it renders at once. */
export function MypagePage() {
  return (
    <>
      <PageTitle lead="수업과 결제, 알림까지 내 정보를 한곳에서 봐요.">마이페이지</PageTitle>
      <Account />
    </>
  );
}

function Account() {
  const { data, error, refetch } = useMe();
  // Mounts in parts, so that a slow phone stays responsive.
  const me = useDeferredValue(data);
  if (me) return <Summary me={me} />;
  return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="내 정보를" /> : <SummarySkeleton />;
}

function Summary({ me }: { me: Me }) {
  useAskedStudent(me);
  const isTutor = me.userType === "TUTOR";
  const who = [
    isTutor ? "선생님" : me.isParent ? "학부모" : "학생",
    me.phoneNumber ? formatPhone(me.phoneNumber) : me.email,
  ].filter(Boolean);
  return (
    <>
      <p className="text-title-3">{`${me.name ?? me.email ?? "회원"} 님`}</p>
      <p className="mb-4.5 text-body-sm text-fg-3">{who.join(" · ")}</p>
      <div className="grid gap-7 pb-8">
        <OpenTasks />
        {isTutor ? <TutorSite /> : null}
        {me.students.length > 0 ? <StudentCards me={me} /> : null}
        <ChildLinks me={me} />
        <ConsultationCard />
        {isTutor ? null : <LatestOrder />}
        <NextRenewal />
      </div>
      <SectionBreak className="-mx-(--size-gutter) lg:mx-0 lg:h-px lg:bg-line" />
      <MypageLinks me={me} />
    </>
  );
}

/** A tutor's lessons and pay stand on another site. */
function TutorSite() {
  return (
    <Card tone="soft" className="grid gap-3">
      <div>
        <p className="text-label">선생님 계정이에요</p>
        <p className="text-body-sm text-fg-2">수업과 학생, 정산은 선생님 화면에서 봐요.</p>
      </div>
      <ButtonLink href={goUrl("tutor", "/")} full>
        선생님 화면으로 가기
      </ButtonLink>
    </Card>
  );
}

/** Chooses the student whom the page of profiles asks for (`?student=`), or all of them. */
function useAskedStudent({ id, students }: Me): void {
  const [asked, setAsked] = useQueryState("student", parseAsString);
  useEffect(() => {
    if (asked === null) return;
    const isOwn = students.some((student) => student.id === asked);
    if (isOwn || asked === "all") chooseStudent(id, isOwn ? asked : null);
    void setAsked(null);
  }, [asked, id, students, setAsked]);
}

/** The way in for each child's own device. */
function ChildLinks({ me }: { me: Me }) {
  const children = me.students.filter(({ isSelf }) => !isSelf);
  if (children.length === 0) return null;
  return (
    <section aria-label="아이 기기로 들어가기" className="-mt-3 grid gap-2">
      {children.map((child) => (
        <ChildLinkButton key={child.id} student={child} />
      ))}
    </section>
  );
}

/** At least as tall as a phone, so that the footer does not shift. */
function SummarySkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Skeleton className="h-6.5 w-36" />
      <Skeleton className="mt-1 h-5 w-48" />
      <Skeleton className="mt-4.5 h-18 w-full rounded-lg" />
      <Skeleton className="mt-7 h-37.25 w-full rounded-lg" />
    </SkeletonGroup>
  );
}

/** The next renewal with the link that stops it; renders nothing without one. */
function NextRenewal() {
  const { data } = useNextRenewal();
  if (!data) return null;
  const { nextDate, studentName, amount, isArranged, period } = data;
  const waits = period?.isWaiting && period.unconfirmed.length > 0;
  return (
    <MoneyCard
      title={waits ? "수업이 확인되면 다음 결제" : isArranged ? "다음 결제" : "첫 수업이 잡히면 다음 결제"}
      date={nextDate}
      label={`${studentName} · ${subjectName(data)}`}
      amount={amount}
      link={{ href: "/mypage/payment-management/order-schedule", label: "결제 일정 보기 · 멈추기" }}
    />
  );
}
