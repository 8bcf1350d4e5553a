"use client";

import { preloadBottomSheet } from "@pkg/ui/bottom-sheet";
import { preloadMenuSheet } from "@pkg/ui/menu-sheet";
import { ToastHost } from "@pkg/ui/toast";
import { useEffect } from "react";
import { AppDialogs } from "../errors/app-dialogs";
import { Messenger } from "../messenger/messenger";
import type { MessengerProps } from "../messenger/messenger-props";
import { ScrollKeeper } from "../navigation/scroll-keeper";
import { viewedId } from "../person-view/viewed-id";
import { startReporting } from "../reporting/start-reporting";
import { IdleGuard } from "../session-sync/idle-guard";
import { SessionSync } from "../session-sync/session-sync";
import { OfflineBar } from "./offline-bar";

/** Session, idle limit, scroll positions, dialogs, connection, toasts, messenger and error reports: none is part of a first paint. */
export function DeferredShell({ source }: MessengerProps) {
  useEffect(() => startReporting(), []);
  useEffect(() => {
    preloadMenuSheet();
    preloadBottomSheet();
  }, []);
  useEffect(() => void navigator.serviceWorker?.register("/offline-worker.js").catch(() => {}), []);
  // A view has an end of its own, and whoever reads another person's pages asks nothing in their place.
  const isOwn = viewedId() === null;
  return (
    <>
      <SessionSync />
      {isOwn ? <IdleGuard /> : null}
      <ScrollKeeper />
      <AppDialogs />
      <OfflineBar />
      <ToastHost />
      {isOwn ? <Messenger source={source} /> : null}
    </>
  );
}
