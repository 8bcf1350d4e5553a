import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorNav } from "./tutor-nav";
import { TutorSite } from "./tutor-site";

/** The layout of a tutor's own pages: header, footer, and from 1024 px on the navigation at the left. */
export function TutorFrame({ children, isOpen = false }: { children: ReactNode; isOpen?: boolean }) {
  return (
    <TutorSite isMembersOnly={!isOpen}>
      <Page wide className="pt-2 pb-16">
        <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block print:pt-0 lg:items-start lg:gap-x-10 lg:pt-9">
          <TutorNav className="hidden lg:block print:hidden" />
          <div className="min-w-0">{children}</div>
        </div>
      </Page>
    </TutorSite>
  );
}
