import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { isDevelopment } from "../config/env";
import { EarlyInput } from "./early-input";
import { IeBanner } from "./ie-banner";
import { StartUp } from "./start-up";

/** What stands around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        {/* The development server's policy allows no inline script without the nonce of the request. */}
        {isDevelopment() ? null : <EarlyInput />}
        <IeBanner />
        <NuqsAdapter>{children}</NuqsAdapter>
        <StartUp />
      </body>
    </html>
  );
}
