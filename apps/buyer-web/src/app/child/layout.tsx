import { Page } from "@pkg/ui/layout";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { noindex } from "@pkg/web/platform/metadata/metadata";
import { FlowTop } from "@pkg/web/platform/site/flow-top";
import { SiteShell } from "@pkg/web/platform/site/site-shell";
import type { Metadata } from "next";
import type { ReactNode } from "react";

/** The address is a secret: it is not indexed, and links send no referrer. */
export const metadata: Metadata = { ...noindex, referrer: "no-referrer" };

/** A child's own pages: nothing of them leads to the account that pays. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteShell header={<FlowTop />}>
      <Page className="pt-4 pb-16 lg:pt-10">
        <div className="mx-auto w-full max-w-160">
          <QueryProvider>{children}</QueryProvider>
        </div>
      </Page>
    </SiteShell>
  );
}
