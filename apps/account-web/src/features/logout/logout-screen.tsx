"use client";

import { Loading } from "@pkg/ui/loading";
import { setSignedOut } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { clearArea } from "@pkg/web/platform/storage/browser-storage";
import { lazy, Suspense, useEffect, useState } from "react";
import { goOn } from "@/lib/go-on";

const LogoutFailure = lazy(() => import("./logout-failure"));

/** Logs out, then goes on. What this tab kept for the account goes with it. */
export function LogoutScreen({ next }: { next: string }) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // A new `attempt` tries again.
  useEffect(() => {
    if (attempt < 0) return;
    setFailed(false);
    signOut().then(
      () => goOn(next),
      () => setFailed(true),
    );
  }, [attempt, next]);

  if (!failed) return <Loading label="로그아웃하고 있어요" className="py-24" />;
  return (
    <Suspense fallback={null}>
      <LogoutFailure onRetry={() => setAttempt(attempt + 1)} />
    </Suspense>
  );
}

async function signOut(): Promise<void> {
  const { api } = await import("@pkg/web/platform/api/api");
  await api().POST("/auth/sign-out");
  api().tokens.clear();
  setSignedInHint(false);
  setSignedOut();
  clearArea("session");
}
