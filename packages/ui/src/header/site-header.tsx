import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent, LinkLikeProps } from "../link";

export type HeaderLink = { href: string; label: ReactNode; current?: boolean };

export type SiteHeaderProps = {
  /** The home link; `label` is its accessible name ("나란 홈"). The logo is a prop, so that the server can render it. */
  home: { href: string; label: string; logo: ReactNode };
  /** Next to the logo ("선생님" badge). */
  aside?: ReactNode;
  /** Shown from 1024 px; narrower screens have them in the menu. */
  links?: ReadonlyArray<HeaderLink>;
  /** At the right: text links, icon buttons, one small button. */
  actions?: ReactNode;
  linkAs?: LinkComponent;
  /** 1120 px by default; `wide` is 1200 px, for the tutor's site. */
  width?: "page" | "wide";
};

/** The site header, 72 px high: logo left, 44 px actions right, navigation from 1024 px. */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, aside, links = [], actions, linkAs: Link = "a", width = "page" } = props;
  return (
    <header className="bg-bg lg:border-b lg:border-line">
      <div
        className={cn(
          "mx-auto flex min-h-(--size-header) max-w-120 items-center gap-x-2.5 pr-2 max-lg:flex-wrap pl-(--size-gutter) lg:px-0",
          width === "wide" ? "lg:w-[min(75rem,100%-4rem)] lg:max-w-none" : "lg:w-[min(70rem,100%-4rem)] lg:max-w-none",
        )}
      >
        <Link href={home.href} aria-label={home.label} className="flex min-h-11 shrink-0 items-center rounded-sm">
          {home.logo}
        </Link>
        {aside}
        {links.length ? (
          <nav aria-label="주요 메뉴" className="ml-8 hidden gap-1 lg:flex">
            {links.map((link) => (
              <Link
                key={link.href}
                href={link.href}
                aria-current={link.current ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-sm px-3.5 text-[1rem]/[1.5rem] font-medium whitespace-nowrap text-fg-2 hover:text-fg aria-[current=page]:font-bold aria-[current=page]:text-fg"
              >
                {link.label}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className="ml-auto flex items-center lg:gap-2">{actions}</div>
      </div>
    </header>
  );
}

/** A text action of the header, 44 px high ("로그인"). */
export function HeaderTextLink({ linkAs: Link = "a", className, ...link }: LinkLikeProps & { linkAs?: LinkComponent }) {
  return (
    <Link
      {...link}
      className={cn(
        "inline-flex min-h-11 items-center gap-1 rounded-sm px-3 text-[0.9375rem]/[1.375rem] font-semibold whitespace-nowrap hover:bg-sand-100",
        className,
      )}
    />
  );
}
