"use client";

import { ToastHost } from "@pkg/ui/toast";
import { AppDialogs } from "../errors/app-dialogs";
import { Messenger } from "../messenger/messenger";
import { ScrollKeeper } from "../scroll-keeper";
import { SessionSync } from "../session/session-sync";

/** What no first paint needs: who is signed in, notices, toasts, the messenger, the way back to a scroll position. */
export default function AfterIdle() {
  return (
    <>
      <SessionSync />
      <ScrollKeeper />
      <AppDialogs />
      <ToastHost />
      <Messenger />
    </>
  );
}
