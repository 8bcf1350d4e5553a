import type { ReactNode } from "react";
import { IeBanner } from "./ie-banner";
import { StartUp } from "./start-up";

/** The document around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <IeBanner />
        {children}
        <StartUp />
      </body>
    </html>
  );
}
