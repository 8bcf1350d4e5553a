import type { ReactNode } from "react";
import { EarlyInput } from "./early-input";
import { IeBanner } from "./ie-banner";
import { StartUp } from "./start-up";

/** What stands around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <EarlyInput />
        <IeBanner />
        {children}
        <StartUp />
      </body>
    </html>
  );
}
