import { APPLICANT_ANSWER_DAYS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { goUrl, logoutHref } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { answerPromise, type TutorApplicant } from "../applicant/tutor-applicant";

/** For accounts that are no tutor's: where their application stands, and the way on; students read who this site is for. */
export function NoTutor() {
  const { data, error, refetch } = $api.useQuery("get", "/tutor-applicants/mine", undefined, {
    select: ({ applicant }) => applicant,
  });
  if (data === undefined) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="지원서를" />
    ) : (
      <RowsSkeleton />
    );
  }
  const { title, reason, label } = wayOn(data);
  return (
    <EmptyState
      level={1}
      className="py-12"
      title={title}
      reason={reason}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {data ? null : <ButtonLink href={goUrl("buyer", "/")}>학부모·학생 사이트로 가기</ButtonLink>}
          <ButtonLink href={logoutHref("/")} variant="secondary">
            다른 계정으로 로그인
          </ButtonLink>
          <ButtonLink
            href={data ? `/applicants/${data.id}` : "/applicants"}
            linkAs={Link}
            variant={data ? "primary" : "secondary"}
          >
            {label}
          </ButtonLink>
        </div>
      }
    />
  );
}

function wayOn(applicant: TutorApplicant | null): { title: string; reason: string; label: string } {
  switch (applicant?.status) {
    case "DRAFT":
      return {
        title: "쓰던 지원서가 있어요",
        reason: `적은 내용은 그대로 있어요. ${applicant.screening ? "마저 써서" : "마저 쓰고 목소리를 녹음해서"} 보내면 영업일 ${APPLICANT_ANSWER_DAYS}일 안에 문자로 답을 드려요.`,
        label: "이어서 지원하기",
      };
    case "REGISTERED":
      return {
        title: "지원서를 잘 받았어요",
        reason: answerPromise(applicant, serverNow()),
        label: "지원서 보기",
      };
    case "ACCEPTED":
    case "REJECTED":
      return { title: "지원 결과가 나왔어요", reason: "결과와 다음에 할 일을 확인해 주세요.", label: "결과 보기" };
    case "WITHDRAWN":
      return {
        title: "지원을 취소했어요",
        reason: "적은 내용은 그대로 있어요. 녹음과 서류만 다시 올리면 지원할 수 있어요.",
        label: "다시 지원하기",
      };
    default:
      return {
        title: "선생님 계정으로 볼 수 있어요",
        reason: "수업을 받고 있다면 학부모·학생 사이트로 가 주세요. 가르치고 싶다면 선생님으로 지원할 수 있어요.",
        label: "선생님 지원하기",
      };
  }
}
