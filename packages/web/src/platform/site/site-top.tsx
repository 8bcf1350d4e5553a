"use client";

import { ButtonLink } from "@pkg/ui/button";
import { HeaderTextLink, SiteHeader } from "@pkg/ui/header";
import { usePathname } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useIsWebView } from "../browser/use-is-web-view";
import { siteConfig } from "../config/site-config";
import { useSession } from "../session/session-store";
import { hasSignedInHint } from "../session/signed-in-hint";
import { AppLink } from "./app-link";
import { accountEntries, buyerHeaderPages, buyerPages, type SiteLink } from "./menu-entries";
import { SiteMenu } from "./site-menu";

export type SiteTopProps = {
  /** The site's own pages, in the menu and from 1024 on in the header; left out, the buyer's by login state, the first ones in the header. */
  links?: readonly SiteLink[];
  /** The one small button at the right, and at the foot of the menu ("수강 신청"). */
  cta?: SiteLink;
  /** Next to the logo ("선생님" badge). */
  aside?: ReactNode;
  /** The tutor's site: 1200 px wide, its pages listed beside the content from 1024 px on, and visitors log in as tutors. */
  source?: "tutor";
  /** Only signed-in visitors open the page: "로그인" is never shown, not even before the session is known. */
  isMembersOnly?: boolean;
  /** Rendered by the server. */
  logo: ReactNode;
};

/**
 * The header of the public pages, my pages and the tutor's site: navigation follows the login state. Prerendered pages of
 * dynamic routes have no path yet: there, no link is marked as current.
 */
export function SiteTop(props: SiteTopProps) {
  return (
    <Suspense fallback={<Top path={null} {...props} />}>
      <TopHere {...props} />
    </Suspense>
  );
}

function TopHere(props: SiteTopProps) {
  return <Top path={usePathname()} {...props} />;
}

function Top({ path, links, cta, aside, source, isMembersOnly = false, logo }: SiteTopProps & { path: string | null }) {
  const [isMember, setIsMember] = useState(isMembersOnly);
  useEffect(() => setIsMember(isMembersOnly || hasSignedInHint()), [isMembersOnly]);
  const session = useSession();
  const isWebView = useIsWebView();
  const isComing = session.status === "unknown" && isMember;
  const entries = isComing ? [] : accountEntries(session, isWebView, source);
  const login = { isLoggedIn: session.isLoggedIn || isComing, user: session.user };
  const marked = (all: readonly SiteLink[]) => all.map((link) => ({ ...link, current: link.href === path }));
  const pages = marked(links ?? buyerPages(login));
  const inHeader = links ? pages : marked(buyerHeaderPages(login));
  return (
    <SiteHeader
      home={{ href: "/", label: `${siteConfig.name} 홈`, logo }}
      aside={aside}
      links={source === "tutor" ? [] : inHeader.filter(({ href }) => href !== cta?.href)}
      width={source === "tutor" ? "wide" : "page"}
      linkAs={AppLink}
      actions={
        <>
          {entries.map(({ target, label, href }) => (
            <HeaderTextLink
              key={target}
              href={href}
              linkAs={AppLink}
              className={target === "login" ? "" : "max-lg:hidden"}
            >
              {label}
            </HeaderTextLink>
          ))}
          {cta ? (
            <ButtonLink href={cta.href} size="sm" linkAs={AppLink} className="ml-2 max-lg:hidden">
              {cta.label}
            </ButtonLink>
          ) : null}
          {/* The tutor's pages stand beside the content there. */}
          <div className={source === "tutor" ? "lg:hidden" : ""}>
            <SiteMenu pages={pages} entries={entries} cta={cta} user={session.user} source={source} />
          </div>
        </>
      }
    />
  );
}
