import { Logo } from "@pkg/ui/logo";
import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteTop, type SiteTopProps } from "./site-top";

type SiteShellProps = Omit<SiteTopProps, "logo"> & {
  children: ReactNode;
  /** In place of the header that the other properties describe. */
  header?: ReactNode;
  footerLinks?: ReadonlyArray<{ href: string; label: string }>;
  /** Whether the pages are wide ones: the footer is then as wide as they are. */
  wide?: boolean;
};

/** Header, main and footer of a public page. Flow screens use the kit's FlowHeader instead and have no footer. */
export function SiteShell({ children, header, footerLinks, wide = false, ...top }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <nav aria-label="바로 가기">
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-bg px-4 py-3 text-label shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          본문으로 건너뛰기
        </a>
      </nav>
      {header ?? <SiteTop {...top} logo={<Logo name="" height={28} />} />}
      {/* Content that loads in the page never moves the footer in sight: it begins below the fold. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--size-header))] flex-1 outline-none">
        {children}
      </main>
      <SiteFooter links={footerLinks} wide={wide} source={top.source} />
    </div>
  );
}
