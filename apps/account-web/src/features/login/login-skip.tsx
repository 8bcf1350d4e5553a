"use client";

import { loadSession } from "@pkg/web/platform/session/load-session";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect } from "react";
import { afterSignIn } from "@/lib/after-sign-in";
import { goOn } from "@/lib/go-on";
import type { ReturnTarget } from "@/lib/return-target";

/** Somebody who is signed in already goes on at once. */
export function SkipLogin({ target }: { target: ReturnTarget }) {
  useEffect(() => {
    void loadSession().then(() => {
      const { user } = useSession.getState();
      if (user) goOn(afterSignIn(user, target));
    });
  }, [target]);
  return null;
}
