import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorNav } from "./tutor-nav";
import { TutorSite } from "./tutor-site";

/** The frame of a tutor's own pages: site header and footer, and the navigation at the left from 1024 on. */
export function TutorFrame({ children, isOpen = false }: { children: ReactNode; isOpen?: boolean }) {
  return (
    <TutorSite isMembersOnly={!isOpen}>
      <Page wide className="pt-2 pb-16">
        <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-10 lg:pt-9">
          <TutorNav className="hidden lg:block" />
          <div className="min-w-0">{children}</div>
        </div>
      </Page>
    </TutorSite>
  );
}
