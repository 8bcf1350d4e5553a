import { PASSWORD_LINK_MINUTES } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { DoneState, FailureState } from "@pkg/ui/states";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";

type ResetEndProps = { kind: "over" | "done"; target: ReturnTarget };

/** The end of a reset: the link is used up, or the new password is set. */
export function ResetEnd({ kind, target }: ResetEndProps) {
  if (kind === "over") {
    return (
      <FailureState
        level={1}
        className="py-10"
        title="링크를 더 쓸 수 없어요"
        reason={`이미 썼거나 ${PASSWORD_LINK_MINUTES}분이 지났어요. 비밀번호는 그대로예요.`}
        action={<ButtonLink href={accountPage("/password/forgot", target)}>새 링크 받기</ButtonLink>}
      />
    );
  }
  return (
    <div role="status">
      <DoneState
        level={1}
        className="py-10"
        title="새 비밀번호를 정했어요"
        reason="안전을 위해 모든 기기에서 로그아웃했어요."
        action={<ButtonLink href={accountPage("/login", target)}>로그인하기</ButtonLink>}
      />
    </div>
  );
}
