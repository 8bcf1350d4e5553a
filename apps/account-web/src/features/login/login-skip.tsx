"use client";

import { loadSession } from "@pkg/web/platform/session/load-session";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect } from "react";
import type { ReturnTarget } from "@/lib/return-target";
import { afterSignIn } from "./after-sign-in";

/** Leaves this page at once if the visitor is signed in already. */
export function SkipLogin({ target }: { target: ReturnTarget }) {
  useEffect(() => {
    void loadSession().then(() => {
      const { user } = useSession.getState();
      if (user) location.replace(afterSignIn(user, target));
    });
  }, [target]);
  return null;
}
