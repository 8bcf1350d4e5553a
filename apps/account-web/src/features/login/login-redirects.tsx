"use client";

import { Loading } from "@pkg/ui/loading";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { loadSession } from "@pkg/web/platform/session-sync/load-session";
import { useEffect } from "react";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { afterSignIn, rememberLoginMethod } from "./sign-in";

/** Leaves this page at once if the visitor is signed in already. */
export function SkipLogin({ target }: { target: ReturnTarget }) {
  useEffect(() => {
    void readUser().then((user) => user && location.replace(afterSignIn(user, target)));
  }, [target]);
  return null;
}

/** Back from a vendor with a session: remembers the method, then opens the sign-up or the page that asked. */
export function LoginDone({ target, by }: { target: ReturnTarget; by: string | null }) {
  useEffect(() => {
    void readUser().then((user) => {
      if (user && by) rememberLoginMethod(by);
      location.replace(user ? afterSignIn(user, target) : accountPage("/login", target));
    });
  }, [target, by]);
  return <Loading label="로그인하고 있어요" className="py-24" />;
}

async function readUser(): Promise<SessionUser | null> {
  await loadSession();
  return useSession.getState().user;
}
