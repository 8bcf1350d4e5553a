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
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const { status, isLoggedIn } = useSession.getState();
      const hasHint = hasSignedInHint();
      if (isLoggedIn && !hasHint) void import("./leave-session").then(({ leaveSession }) => leaveSession());
      else if (status === "unknown" || hasHint !== isLoggedIn) void loadSession();
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
