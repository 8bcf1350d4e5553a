import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorSite } from "./tutor-site";

/** The layout of staff pages. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  return (
    <TutorSite isMembersOnly>
      <Page className="pt-2 pb-16 lg:pt-9">
        <div className="mx-auto max-w-180">{children}</div>
      </Page>
    </TutorSite>
  );
}
