import { Footer } from "@pkg/ui/footer";
import { businessFacts, siteConfig } from "../config/site-config";
import { goUrl } from "../navigation/go";

const { links: SITES } = siteConfig;

/** Pages of other sites: each opens in a new tab. */
const ELSEWHERE = [
  { href: SITES.brandStory, label: `${siteConfig.name} 이야기`, external: true },
  { href: SITES.realReviews, label: "후기 모음", external: true },
  { href: SITES.studentAppAndroid, label: "안드로이드 앱", external: true },
  { href: SITES.studentAppIos, label: "아이폰 앱", external: true },
  { href: SITES.instagram, label: "인스타그램", external: true },
  { href: SITES.youtube, label: "유튜브", external: true },
  { href: SITES.blog, label: "블로그", external: true },
];

type SiteFooterProps = {
  /** Links before the terms ("자주 묻는 질문"). */
  links?: ReadonlyArray<{ readonly href: string; readonly label: string }>;
};

/** The footer with the business information. Not on flow screens. */
export function SiteFooter({ links = [] }: SiteFooterProps) {
  const terms = [
    { href: goUrl("account", "/terms/student-terms"), label: "이용약관" },
    { href: goUrl("account", "/terms/privacy-policy"), label: "개인정보 처리방침", strong: true },
    { href: goUrl("account", "/terms/refund"), label: "환불 규정" },
  ];
  return <Footer name={siteConfig.name} links={[...terms, ...links, ...ELSEWHERE]} facts={businessFacts()} />;
}
