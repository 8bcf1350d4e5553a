import { Badge } from "@pkg/ui/badge";
import { SiteShell } from "@pkg/web/platform/shell/site-shell";
import type { ReactNode } from "react";
import { TUTOR_PAGES } from "./tutor-pages";

/** Header, footer and main of the tutor's site. */
export function TutorSite({ children, isMembersOnly }: { children: ReactNode; isMembersOnly?: boolean }) {
  return (
    <SiteShell
      source="tutor"
      links={TUTOR_PAGES.map(({ href, label }) => ({ href, label }))}
      aside={<Badge tone="brand">선생님</Badge>}
      isMembersOnly={isMembersOnly}
    >
      {children}
    </SiteShell>
  );
}
