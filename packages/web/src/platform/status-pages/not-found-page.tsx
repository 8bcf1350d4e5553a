import type { ReactNode } from "react";
import { FlowTop } from "../site/flow-top";
import type { SiteLink } from "../site/menu-entries";
import { NotFound } from "./not-found";

type NotFoundPageProps = {
  links?: readonly SiteLink[];
  /** Beside the logo: which site this is. */
  aside?: ReactNode;
};

/** The whole page of an unknown address. Without the site's menu: its code would be loaded with every page of the app. */
export function NotFoundPage({ links, aside }: NotFoundPageProps) {
  return (
    <>
      <FlowTop aside={aside} />
      <main>
        <NotFound links={links} />
      </main>
    </>
  );
}
