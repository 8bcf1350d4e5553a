import { type OutwardLinks, siteConfig } from "../config/site-config";

/** A page of another site; it opens in a new tab. */
export interface OutwardLink {
  readonly href: string;
  readonly label: string;
  readonly external: true;
}

/** The footer's links to other sites; one whose address is not set is left out. */
export function outwardLinks(links: OutwardLinks): OutwardLink[] {
  const all = [
    { href: links.brandStory, label: `${siteConfig.name} 이야기` },
    { href: links.realReviews, label: "후기 모음" },
    { href: links.proLanding, label: "선생님 소개" },
    { href: links.recruitingForm, label: "선생님 지원서 양식" },
    { href: links.tutorAppAndroid, label: "선생님용 안드로이드 앱" },
    { href: links.tutorAppIos, label: "선생님용 아이폰 앱" },
    { href: links.instagram, label: "인스타그램" },
    { href: links.youtube, label: "유튜브" },
    { href: links.blog, label: "블로그" },
  ];
  return all.flatMap(({ href, label }) => (href ? [{ href, label, external: true as const }] : []));
}
