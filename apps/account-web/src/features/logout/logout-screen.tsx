"use client";

import { Button } from "@pkg/ui/button";
import { Loading } from "@pkg/ui/loading";
import { FailureState, WaitState } from "@pkg/ui/states";
import { api } from "@pkg/web/platform/api/api";
import { setSignedOut } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { clearArea } from "@pkg/web/platform/storage/browser-storage";
import { useEffect, useState } from "react";

type LogoutScreenProps = {
  next: string;
  /** Another site's link logs out only with a press. */
  isAsked: boolean;
};

/** Logs out, then opens `next`. What this tab stored for the account is removed. */
export function LogoutScreen({ next, isAsked }: LogoutScreenProps) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(isAsked ? 0 : 1);

  // A new `attempt` tries again.
  useEffect(() => {
    if (attempt === 0) return;
    setFailed(false);
    signOut().then(
      () => location.replace(next),
      () => setFailed(true),
    );
  }, [attempt, next]);

  if (attempt === 0) {
    return (
      <WaitState
        level={2}
        className="py-16"
        title="로그아웃할까요?"
        reason="다른 사이트에서 온 링크예요. 직접 누르신 게 아니라면 이 창을 닫아 주세요."
        action={<Button onClick={() => setAttempt(1)}>로그아웃</Button>}
      />
    );
  }
  if (!failed) return <Loading label="로그아웃하고 있어요" className="py-24" />;
  return (
    <FailureState
      level={2}
      className="py-16"
      title="로그아웃하지 못했어요"
      reason="아직 로그인한 상태예요. 인터넷 연결을 확인해 주세요."
      action={<Button onClick={() => setAttempt(attempt + 1)}>다시 로그아웃</Button>}
    />
  );
}

async function signOut(): Promise<void> {
  await api().POST("/auth/sign-out");
  api().tokens.clear();
  setSignedInHint(false);
  setSignedOut();
  clearArea("session");
}
