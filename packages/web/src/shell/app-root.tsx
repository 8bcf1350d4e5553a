import type { ReactNode } from "react";
import { AppDialogs } from "../errors/app-dialogs";
import { SessionSync } from "../session/session-sync";
import { IeBanner } from "./ie-banner";

/** What stands around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <IeBanner />
        {children}
        <SessionSync />
        <AppDialogs />
      </body>
    </html>
  );
}
