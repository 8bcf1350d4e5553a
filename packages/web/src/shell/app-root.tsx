import { ToastHost } from "@pkg/ui/toast";
import type { ReactNode } from "react";
import { AppDialogs } from "../errors/app-dialogs";
import { SessionSync } from "../session/session-sync";
import { FontSheet } from "./font-sheet";
import { IeBanner } from "./ie-banner";

/** What stands around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <FontSheet />
        <IeBanner />
        {children}
        <SessionSync />
        <AppDialogs />
        <ToastHost />
      </body>
    </html>
  );
}
