"use client";

import { APPLICANT_AGE_RULE } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { madeRead } from "@pkg/web/platform/api/query";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { readOwnApplicant } from "@/lib/applicant/tutor-applicant";
import { APPLY_HREF } from "@/lib/pages/tutor-pages";
import { openApplicant } from "./queries";

/** `/applicants`: leads to the account's newest application, whatever became of it; begins one for who has none. */
export function ApplicantsStart() {
  const router = useRouter();
  const { data, error, refetch } = useQuery({
    ...madeRead("/tutor-applicants/mine", {}, async () => (await readOwnApplicant()) ?? (await openApplicant())),
    // A remembered answer would lead past what was decided since.
    gcTime: 0,
  });
  useEffect(() => {
    if (data) router.replace(`/applicants/${data.id}`);
  }, [data, router]);
  if (isApiError(error, "class", 10004)) {
    if (error.details.reason === "MINOR") return <TooYoung />;
    return (
      <EmptyState
        level={1}
        className="py-12"
        title="이미 선생님이에요"
        reason="지원하지 않아도 바로 수업을 준비할 수 있어요."
        action={
          <ButtonLink href="/" linkAs={Link}>
            선생님 홈으로
          </ButtonLink>
        }
      />
    );
  }
  if (isApiError(error, "account", 10003)) {
    return (
      <EmptyState
        level={1}
        className="py-12"
        title="가입을 먼저 마쳐 주세요"
        reason="이름과 약관을 확인하면 이어서 지원할 수 있어요."
        action={<ButtonLink href={APPLY_HREF}>가입 마치기</ButtonLink>}
      />
    );
  }
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="지원서를" />
  ) : (
    <RowsSkeleton />
  );
}

/** For a student's account of a minor. */
function TooYoung() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="아직 지원할 수 없어요"
      reason={`${APPLICANT_AGE_RULE} 태어난 해가 다르면 고객센터로 알려 주세요.`}
      action={<ButtonLink href={goUrl("buyer", "/")}>학부모·학생 사이트로 가기</ButtonLink>}
    />
  );
}
