"use client";

import { ToastHost } from "@pkg/ui/toast";
import { useEffect } from "react";
import { Messenger } from "../../features/messenger/messenger";
import { AppDialogs } from "../errors/app-dialogs";
import { ScrollKeeper } from "../navigation/scroll-keeper";
import { startReporting } from "../reporting/start-reporting";
import { IdleGuard } from "../session/idle-guard";
import { SessionSync } from "../session/session-sync";
import { OfflineBar } from "./offline-bar";

/** What no first paint needs: who is signed in and for how long, notices, toasts, the connection, the messenger, the way back to a scroll position, reports. */
export default function AfterIdle() {
  useEffect(() => startReporting(), []);
  useEffect(() => drawRest(), []);
  return (
    <>
      <SessionSync />
      <IdleGuard />
      <ScrollKeeper />
      <AppDialogs />
      <OfflineBar />
      <ToastHost />
      <Messenger />
    </>
  );
}

/** Has what stands below the first screen laid out, a part in each frame: all of it at once is a long task on a phone. */
function drawRest(): void {
  const parts = document.querySelectorAll<HTMLElement>("footer, [data-below]").values();
  const next = () => {
    const { value: part } = parts.next();
    if (!part || document.hidden) {
      document.documentElement.dataset.started = "";
      return;
    }
    part.dataset.below = "drawn";
    requestAnimationFrame(next);
  };
  next();
}
