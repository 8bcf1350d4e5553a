import { Column } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorSite } from "./tutor-site";

/** The frame of an application's pages: one column, since there is one question at a time. */
export function ApplicantFrame({ children }: { children: ReactNode }) {
  return (
    <TutorSite isMembersOnly>
      <Column className="pt-2 pb-16 lg:pt-9">{children}</Column>
    </TutorSite>
  );
}
