import type { ReactNode } from "react";
import type { LinkComponent } from "../link";
import { Logo } from "../logo";

export type FooterProps = {
  /** The product's name, for screen readers. */
  name: string;
  /** `strong` is for the privacy policy. */
  links: ReadonlyArray<{ href: string; label: ReactNode; strong?: boolean; external?: boolean }>;
  /** Business information, item by item ("대표 김나란"); an item wraps only when it exceeds the line. */
  facts: ReadonlyArray<string>;
  linkAs?: LinkComponent;
  /** As wide as a wide page (1200 px) from 1024 px on. */
  wide?: boolean;
};

/** The footer: monochrome logo, links, business information. Not on flow screens. */
export function Footer({ name, links, facts, linkAs: Link = "a", wide = false }: FooterProps) {
  return (
    <footer className="bg-sunken text-fg-3">
      <div
        className={`mx-auto max-w-120 px-(--size-gutter) pt-9 pb-11 lg:max-w-none lg:px-0 lg:pt-11 lg:pb-14 ${wide ? "lg:w-[min(75rem,100%-4rem)]" : "lg:w-[min(70rem,100%-4rem)]"}`}
      >
        <div className="lg:flex lg:items-center lg:justify-between lg:gap-8">
          <Logo name={name} height={24} tone="mono" />
          <nav aria-label="바닥글" className="mt-4 mb-3 max-w-80 lg:m-0 lg:max-w-none">
            <ul className="flex flex-wrap gap-x-[1.125rem] lg:gap-x-6">
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    {...(link.external ? { target: "_blank", rel: "noopener" } : {})}
                    className={`inline-flex min-h-9 items-center rounded-sm text-[0.875rem] whitespace-nowrap hover:underline ${link.strong ? "font-bold text-fg" : "font-medium text-fg-2"}`}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <address className="flex flex-wrap gap-x-3.5 text-[0.8125rem]/[1.3125rem] not-italic lg:mt-4">
          {facts.map((fact) => (
            <span key={fact} className="wrap-break-word sm:whitespace-nowrap">
              {fact}
            </span>
          ))}
        </address>
      </div>
    </footer>
  );
}
