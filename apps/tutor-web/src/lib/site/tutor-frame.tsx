import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorColumns } from "./tutor-columns";
import { TutorSite } from "./tutor-site";

/** The layout of a tutor's own pages: header, footer, and from 1024 px on the navigation at the left. */
export function TutorFrame({ children }: { children: ReactNode }) {
  return (
    <TutorSite isMembersOnly>
      <Page wide className="pt-2 pb-16">
        <TutorColumns>{children}</TutorColumns>
      </Page>
    </TutorSite>
  );
}
