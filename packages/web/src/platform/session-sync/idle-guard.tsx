"use client";

import { useEffect } from "react";
import { useSession } from "../session/session-store";

/** Watches the idle limit of a signed-in user; visitors load none of its code. */
export function IdleGuard() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    // Without its code the session ends as it would without a watch: at the next call.
    import("./guard-session").then(
      ({ guardSession }) => {
        if (!isLeft) stop = guardSession();
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isLoggedIn]);
  return null;
}
