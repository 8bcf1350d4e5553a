import { cn } from "@pkg/ui/cn";
import { Logo } from "@pkg/ui/logo";
import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteTop, type SiteTopProps } from "./site-top";

type SiteShellProps = Omit<SiteTopProps, "logo"> & {
  children: ReactNode;
  footerLinks?: ReadonlyArray<{ href: string; label: string }>;
};

/** What only members see is loaded in the page: the footer begins below the fold, so that nobody sees it move. */
const FULL = "min-h-[calc(100dvh-var(--size-header))]";

/** Header, main and footer of a public page. Flow screens use the kit's FlowHeader instead and have no footer. */
export function SiteShell({ children, footerLinks, ...top }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-bg px-4 py-3 text-label shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        본문으로 건너뛰기
      </a>
      <SiteTop {...top} logo={<Logo name="" height={28} />} />
      <main id="main" tabIndex={-1} className={cn("flex-1 outline-none", top.isMembersOnly && FULL)}>
        {children}
      </main>
      <SiteFooter links={footerLinks} />
    </div>
  );
}
