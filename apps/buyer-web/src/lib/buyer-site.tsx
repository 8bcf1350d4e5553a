import { SiteShell } from "@pkg/web/platform/shell/site-shell";
import type { ReactNode } from "react";

/** Header, footer and main of the buyer's public pages and `/mypage`. */
export function BuyerSite({ children, isMembersOnly }: { children: ReactNode; isMembersOnly?: boolean }) {
  return (
    <SiteShell cta={{ href: "/simple-enroll", label: "수강 신청" }} isMembersOnly={isMembersOnly}>
      {children}
    </SiteShell>
  );
}
