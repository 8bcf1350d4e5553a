"use client";

import { useEffect } from "react";
import { keepUtm } from "../navigation/keep-utm";
import { useSession } from "../session/session-store";
import { hasSignedInHint } from "../session/signed-in-hint";
import { loadSession, loadSessionPatiently } from "./load-session";

/** What was shown to a person who logged out in another tab goes from the screen. */
async function leave(): Promise<void> {
  const [{ endSession }, { idleWatch }] = await Promise.all([
    import("../session/session-ended"),
    import("../session/idle-watch"),
  ]);
  endSession(idleWatch.isPast() ? "IDLE" : "OVER");
}

/** Loads the signed-in user, and again when another tab logs in or out. */
export function SessionSync() {
  useEffect(() => {
    keepUtm();
    void loadSessionPatiently();
  }, []);

  useEffect(() => {
    // Signed in or out in another tab meanwhile.
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const { status, isLoggedIn } = useSession.getState();
      if (isLoggedIn && !hasSignedInHint()) void leave();
      else if (status === "unknown" || hasSignedInHint() !== isLoggedIn) void loadSession();
    };
    const tabs = new BroadcastChannel("naran.session");
    tabs.onmessage = look;
    // This page opened without a session: others may still show one.
    if (!hasSignedInHint()) tabs.postMessage(null);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      tabs.close();
    };
  }, []);
  return null;
}
