"use client";

import { SectionBreak } from "@pkg/ui/section-break";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { useDeferredValue } from "react";
import { type Me, useMe } from "@/lib/me";
import { phoneText } from "@/lib/phone-text";
import { LatestOrder } from "./components/latest-order";
import { MoneyCard } from "./components/money-card";
import { MypageLinks } from "./components/mypage-links";
import { StudentCards } from "./components/student-cards";
import { useNextRenewal } from "./queries";

/** `/mypage`: who this is, the latest order, and the pages that there are. The title needs no data, so it is there at once. */
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
  // Drawn piece by piece, so that a slow phone can answer in between.
  const me = useDeferredValue(data);
  if (me) return <Summary me={me} />;
  return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="내 정보를" /> : <SummarySkeleton />;
}

function Summary({ me }: { me: Me }) {
  const who = [me.isParent ? "학부모" : "학생", me.phoneNumber ? phoneText(me.phoneNumber) : me.email].filter(Boolean);
  return (
    <>
      <p className="text-title-3">{me.name ?? me.email ?? "회원"} 님</p>
      <p className="mb-4.5 text-body-sm text-fg-3">{who.join(" · ")}</p>
      <div className="grid gap-7 pb-8">
        {me.students.length > 0 ? <StudentCards me={me} /> : null}
        <LatestOrder />
        <NextRenewal />
      </div>
      <SectionBreak className="-mx-(--size-gutter) lg:mx-0 lg:h-px lg:bg-line" />
      <MypageLinks me={me} />
    </>
  );
}

/** As tall as a phone at least: a footer that is pushed away would jump. */
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

/** What is charged next, and the way to stop it; nothing while nothing is renewed. */
function NextRenewal() {
  const { data } = useNextRenewal();
  if (!data) return null;
  const { nextDate, subjectLabel, studentName, amount } = data;
  return (
    <MoneyCard
      title="다음 결제"
      date={nextDate}
      label={`${subjectLabel} · ${studentName}`}
      amount={amount}
      link={{ href: "/mypage/payment-management/order-schedule", label: "결제 일정 보기 · 멈추기" }}
    />
  );
}
