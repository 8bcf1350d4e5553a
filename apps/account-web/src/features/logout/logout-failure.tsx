"use client";

import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";

/** Says that the session still is open, and tries again. */
export default function LogoutFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <FailureState
      level={2}
      className="py-16"
      title="로그아웃하지 못했어요"
      reason="아직 로그인한 상태예요. 인터넷 연결을 확인해 주세요."
      action={<Button onClick={onRetry}>다시 로그아웃</Button>}
    />
  );
}
