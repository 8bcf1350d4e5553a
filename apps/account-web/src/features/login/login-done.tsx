"use client";

import { Loading } from "@pkg/ui/loading";
import { loadSession } from "@pkg/web/platform/session/load-session";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect } from "react";
import { rememberLoginMethod } from "@/lib/last-login-method";
import { accountPage, type ReturnTarget } from "@/lib/return-target";
import { afterSignIn } from "./after-sign-in";

/** Back from a vendor with a session: remembers the method, then opens the sign-up or the page that asked. */
export function LoginDone({ target, by }: { target: ReturnTarget; by: string | null }) {
  useEffect(() => {
    void loadSession().then(() => {
      const { user } = useSession.getState();
      if (!user) return location.replace(accountPage("/login", target));
      if (by) rememberLoginMethod(by);
      location.replace(afterSignIn(user, target));
    });
  }, [target, by]);
  return <Loading label="로그인하고 있어요" className="py-24" />;
}
