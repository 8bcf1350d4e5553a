import type { ReactNode } from "react";
import { IeBanner } from "./ie-banner";
import { StartUp } from "./start-up";

type AppRootProps = {
  /** The tutors' site: its help answers tutors. */
  source?: "tutor" | undefined;
  children: ReactNode;
};

/** The document around every page of every app; the root layout adds its own stylesheet. */
export function AppRoot({ source, children }: AppRootProps) {
  return (
    <html lang="ko">
      <body>
        <IeBanner />
        {children}
        <StartUp source={source} />
      </body>
    </html>
  );
}
