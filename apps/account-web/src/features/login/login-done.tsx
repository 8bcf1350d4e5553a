"use client";

import { Loading } from "@pkg/ui/loading";
import { loadSession } from "@pkg/web/platform/session/load-session";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect } from "react";
import { afterSignIn } from "@/lib/after-sign-in";
import { goOn } from "@/lib/go-on";
import { rememberWay } from "@/lib/last-way";
import { accountPage, type ReturnTarget } from "@/lib/return-target";

/** Back from a vendor with a session: remembers the way, and goes on to the sign-up or to the page that asked. */
export function LoginDone({ target, by }: { target: ReturnTarget; by: string | null }) {
  useEffect(() => {
    void loadSession().then(() => {
      const { user } = useSession.getState();
      if (!user) return goOn(accountPage("/login", target));
      if (by) rememberWay(by);
      goOn(afterSignIn(user, target));
    });
  }, [target, by]);
  return <Loading label="로그인하고 있어요" className="py-24" />;
}
