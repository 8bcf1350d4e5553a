import { ToastHost } from "@pkg/ui/toast";
import type { ReactNode } from "react";
import { AppDialogs } from "../errors/app-dialogs";
import { ScrollKeeper } from "../scroll-keeper";
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
        <ScrollKeeper />
        <AppDialogs />
        <ToastHost />
      </body>
    </html>
  );
}
