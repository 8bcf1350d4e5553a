import { FlowTop } from "./flow-top";
import type { SiteLink } from "./menu-entries";
import { NotFound } from "./not-found";

/** The whole page of an unknown address. Without the site's menu: its code would be loaded with every page of the app. */
export function NotFoundPage({ links }: { links?: readonly SiteLink[] }) {
  return (
    <>
      <FlowTop />
      <main>
        <NotFound links={links} />
      </main>
    </>
  );
}
