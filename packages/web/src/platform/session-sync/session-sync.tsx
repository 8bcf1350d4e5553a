"use client";

import { useEffect } from "react";
import { keepUtm } from "../navigation/keep-utm";
import { useSession } from "../session/session-store";
import { hasSignedInHint } from "../session/signed-in-hint";
import { loadSession, loadSessionPatiently } from "./load-session";

/** Loads the signed-in user, and again when another tab logs in or out. */
export function SessionSync() {
  useEffect(() => {
    keepUtm();
    void loadSessionPatiently();
  }, []);

  useEffect(() => {
    // Signed in or out in another tab meanwhile.
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      const { status, isLoggedIn } = useSession.getState();
      if (status === "unknown" || hasSignedInHint() !== isLoggedIn) void loadSession();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);
  return null;
}
