import { SiteShell } from "@pkg/web/platform/site/site-shell";
import type { ReactNode } from "react";

const FOOTER_LINKS = [
  { href: "/faq", label: "자주 묻는 질문" },
  { href: "/recruit", label: "선생님 지원" },
];

/** Header, footer and main of the buyer's public pages and `/mypage`. */
export function BuyerSite({ children, isMembersOnly }: { children: ReactNode; isMembersOnly?: boolean }) {
  return (
    <SiteShell
      cta={{ href: "/simple-enroll", label: "수강 신청" }}
      isMembersOnly={isMembersOnly}
      footerLinks={FOOTER_LINKS}
    >
      {children}
    </SiteShell>
  );
}
