"use client";

import { ButtonLink } from "@pkg/ui/button";
import { type HeaderLink, HeaderTextLink, SiteHeader } from "@pkg/ui/header";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import Menu from "lucide-react/icons/menu";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../session/session-store";
import { siteConfig } from "../site-config";
import { menuEntries } from "./menu-entries";
import { linkOf } from "./returning-link";

const MenuSheet = lazy(() => import("./menu-sheet"));

export type SiteTopProps = {
  /** The site's own pages, in the header from 1024 on and in the menu below that. */
  links: ReadonlyArray<{ readonly href: string; readonly label: string }>;
  /** The one small button at the right ("수강 신청"). */
  cta?: { readonly href: string; readonly label: string };
};

/** The header of the public and my pages: navigation follows the login state (spec §2). */
export function SiteTop(props: SiteTopProps) {
  return (
    <Suspense fallback={<Top {...props} path={null} />}>
      <TopWithPath {...props} />
    </Suspense>
  );
}

/** Pages with parts known only at run time wait for their path; the fallback is the same header. */
function TopWithPath(props: SiteTopProps) {
  return <Top {...props} path={usePathname()} />;
}

function Top({ links, cta, path }: SiteTopProps & { path: string | null }) {
  const session = useSession();
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  const entries = menuEntries(session, "/");
  const headerLinks: HeaderLink[] = links.map((link) => ({ ...link, current: link.href === path }));
  return (
    <>
      <SiteHeader
        home={{ href: "/", name: siteConfig.name, label: `${siteConfig.name} 홈` }}
        links={headerLinks}
        linkAs={Link}
        actions={
          <>
            <nav aria-label="계정" className="flex items-center">
              {entries.map(({ target, label, href, way }) => (
                <HeaderTextLink
                  key={target}
                  href={href}
                  linkAs={linkOf(way)}
                  className={target === "login" ? "" : "max-lg:hidden"}
                >
                  {label}
                </HeaderTextLink>
              ))}
            </nav>
            {cta ? (
              <ButtonLink href={cta.href} size="sm" linkAs={Link} className="ml-2 max-lg:hidden">
                {cta.label}
              </ButtonLink>
            ) : null}
            <IconButton label="메뉴" aria-haspopup="dialog" onClick={() => setMenu("open")} className="lg:hidden">
              <Icon of={Menu} />
            </IconButton>
          </>
        }
      />
      {menu === "unused" ? null : (
        <Suspense fallback={null}>
          <MenuSheet
            open={menu === "open"}
            onClose={() => setMenu("closed")}
            links={links}
            entries={entries}
            session={session}
          />
        </Suspense>
      )}
    </>
  );
}
