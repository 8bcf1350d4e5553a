import { cn } from "@pkg/ui/cn";
import { Page } from "@pkg/ui/layout";
import type { ReactNode } from "react";
import { TutorSite } from "./tutor-site";

type OperatorFrameProps = {
  /** For tables of many columns. */
  wide?: boolean;
  children: ReactNode;
};

/** The layout of staff pages. */
export function OperatorFrame({ wide = false, children }: OperatorFrameProps) {
  return (
    <TutorSite isMembersOnly>
      <Page className="pt-2 pb-16 lg:pt-9">
        <div className={cn("mx-auto", wide ? "max-w-280" : "max-w-180")}>{children}</div>
      </Page>
    </TutorSite>
  );
}
