import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { currentPath, loginHref } from "@pkg/web/platform/navigation/go";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";

/** Instead of a consultation that cannot be opened here: the log-in, and a new request. */
export default function MissingConsultation() {
  const isSignedIn = useSession().status === "signed-in";
  return (
    <EmptyState
      level={1}
      className="px-(--size-gutter) py-16"
      title="상담 신청을 찾지 못했어요"
      reason={
        isSignedIn
          ? "신청한 번호로 가입한 계정에서 볼 수 있어요. 새로 신청해도 돼요."
          : "신청한 번호로 가입한 계정으로 로그인하면 볼 수 있어요."
      }
      action={
        <div className="grid gap-2">
          {isSignedIn ? null : <ButtonLink href={loginHref(currentPath())}>로그인</ButtonLink>}
          <ButtonLink href="/tutoring/consult" linkAs={Link} variant={isSignedIn ? "primary" : "line"}>
            무료 상담 신청
          </ButtonLink>
        </div>
      }
    />
  );
}
