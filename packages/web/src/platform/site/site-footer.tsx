import { Footer } from "@pkg/ui/footer";
import { businessFacts, siteConfig } from "../config/site-config";
import { goUrl } from "../navigation/go";
import { outwardLinks } from "./outward-links";

type SiteFooterProps = {
  /** Links before the terms ("자주 묻는 질문"). */
  links?: ReadonlyArray<{ readonly href: string; readonly label: string }>;
  /** As wide as the pages above it. */
  wide?: boolean;
  /** On the tutor's site the terms are those that tutors agree to. */
  source?: "tutor" | undefined;
};

/** The footer with the business information. Not on flow screens. */
export function SiteFooter({ links = [], wide = false, source }: SiteFooterProps) {
  const own = source === "tutor" ? "/terms/teaching-terms" : "/terms/student-terms";
  const terms = [
    { href: goUrl("account", own), label: "이용약관" },
    { href: goUrl("account", "/terms/privacy-policy"), label: "개인정보 처리방침", strong: true },
    { href: goUrl("account", "/terms/refund"), label: "환불 규정" },
  ].map((link) => ({ ...link, external: true }));
  return (
    <Footer
      name={siteConfig.name}
      links={[...terms, ...links, ...outwardLinks(siteConfig.links)]}
      facts={businessFacts()}
      wide={wide}
    />
  );
}
