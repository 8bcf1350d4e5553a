import type { ReactNode } from "react";
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

/**
 * The extra banner of Internet Explorer users. Only that browser shows it: see web.css. It uses none of the kit,
 * whose style sheets that browser can't read, and no icon, since every page would load the icons' code for it.
 */
function IeBanner() {
  return <p className="ie-banner">인터넷 익스플로러에서는 화면이 다르게 보여요. 크롬이나 엣지로 열어 주세요.</p>;
}
