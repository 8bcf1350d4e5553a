import { Column } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorSite } from "./tutor-site";

/** The one-column layout of the application's pages. */
export function ApplicantFrame({ children }: { children: ReactNode }) {
  return (
    <TutorSite isMembersOnly>
      <Column className="pt-2 pb-16 lg:pt-9">{children}</Column>
    </TutorSite>
  );
}
