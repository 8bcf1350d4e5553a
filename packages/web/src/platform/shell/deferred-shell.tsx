"use client";

import { ToastHost } from "@pkg/ui/toast";
import { useEffect } from "react";
import { AppDialogs } from "../errors/app-dialogs";
import { Messenger } from "../messenger/messenger";
import type { MessengerProps } from "../messenger/messenger-props";
import { ScrollKeeper } from "../navigation/scroll-keeper";
import { startReporting } from "../reporting/start-reporting";
import { IdleGuard } from "../session-sync/idle-guard";
import { SessionSync } from "../session-sync/session-sync";
import { OfflineBar } from "./offline-bar";

/** Session, idle limit, scroll positions, dialogs, connection, toasts, messenger and error reports: none is part of a first paint. */
export function DeferredShell({ source }: MessengerProps) {
  useEffect(() => startReporting(), []);
  return (
    <>
      <SessionSync />
      <IdleGuard />
      <ScrollKeeper />
      <AppDialogs />
      <OfflineBar />
      <ToastHost />
      <Messenger source={source} />
    </>
  );
}
