import { Logo } from "@pkg/ui/logo";
import { SiteShell } from "@pkg/web/platform/site/site-shell";
import type { ReactNode } from "react";
import { TutorTop } from "./tutor-top";

/** Header, footer and main of the tutor's site. */
export function TutorSite({ children, isMembersOnly }: { children: ReactNode; isMembersOnly?: boolean }) {
  return (
    <SiteShell
      wide
      source="tutor"
      header={<TutorTop isMembersOnly={isMembersOnly ?? false} logo={<Logo name="" height={28} />} />}
    >
      {children}
    </SiteShell>
  );
}
