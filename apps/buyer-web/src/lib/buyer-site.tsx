import { SiteShell } from "@pkg/web/shell/site-shell";
import type { ReactNode } from "react";

/** Header, footer and main of the buyer's public pages. Only pages that exist are linked. */
export function BuyerSite({ children }: { children: ReactNode }) {
  return (
    <SiteShell links={[{ href: "/price", label: "가격" }]} cta={{ href: "/simple-enroll", label: "수강 신청" }}>
      {children}
    </SiteShell>
  );
}
