"use client";

import { isClassOver } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { type Service, sharesTablet, useServices } from "@/lib/lessons/services";
import { OneStudentNote } from "@/lib/students/one-student-note";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import { ServiceCard } from "./components/service-card";

/** `/mypage/service`: the running courses with end dates and tablets. */
export function ServicesPage() {
  const { data, error, refetch } = useServices();
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="이용 중인 서비스를" />
    ) : (
      <RowsSkeleton title="이용 중인 서비스" />
    );
  }
  if (data.length === 0) {
    return (
      <>
        <OneStudentNote what="수업" />
        <Nothing />
      </>
    );
  }
  const running = data.filter(({ now }) => !isClassOver(now.stage));
  const over = data.filter(({ now }) => isClassOver(now.stage));
  return (
    <>
      <PageTitle lead="수업을 언제까지 들을 수 있는지, 어떤 태블릿을 쓰는지 확인해요.">이용 중인 서비스</PageTitle>
      <OpenTasks className="mb-6" />
      <OneStudentNote what="수업" />
      {running.length > 0 ? (
        <>
          <h2 className="sr-only">이용 중인 수업</h2>
          <Services services={running} all={data} />
        </>
      ) : (
        <p className="text-body text-fg-2">지금 이용 중인 수업은 없어요.</p>
      )}
      {over.length > 0 ? (
        <>
          <h2 className="mt-9 mb-3 text-title-3">끝난 수업</h2>
          <Services services={over} all={data} />
        </>
      ) : null}
    </>
  );
}

function Services({ services, all }: { services: readonly Service[]; all: readonly Service[] }) {
  return (
    <ul className="grid gap-3">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} sharesTablet={sharesTablet(service, all)} />
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="아직 수업이 없어요"
      reason="과목을 고르면 꼭 맞는 선생님을 찾아 드려요."
      action={
        <ButtonLink href="/simple-enroll" linkAs={Link}>
          수강 신청
        </ButtonLink>
      }
    />
  );
}
