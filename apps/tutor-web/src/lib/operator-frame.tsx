import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorSite } from "./tutor-site";

/** The frame of staff's pages. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  return (
    <TutorSite isMembersOnly>
      <Page className="pt-2 pb-16 lg:pt-9">
        <div className="mx-auto max-w-180">{children}</div>
      </Page>
    </TutorSite>
  );
}
