"use client";

import { useEffect } from "react";
import { keepUtm } from "../keep-utm";
import { whenIdle } from "../when-idle";
import { loadSession } from "./load-session";
import { useSession } from "./session-store";
import { hasSignedInHint } from "./signed-in-hint";

/** Start-up of a page, after the first paint: never hides what the server rendered. Once in the root layout. */
export function SessionSync() {
  useEffect(() => {
    keepUtm();
    return whenIdle(() => void loadSession());
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
