import { HeroArt } from "@pkg/ui/art";
import { Page } from "@pkg/ui/layout";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { FlowTop } from "@pkg/web/platform/site/flow-top";
import type { ReactNode } from "react";

/** One column below 1024 px; above, the picture is beside the form. */
export function AccountFrame({ children, header }: { children: ReactNode; header?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header ?? <FlowTop home={goUrl("buyer", "/")} />}
      <Page className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-x-24 lg:py-14">
        <aside aria-label="소개" className="max-lg:hidden lg:sticky lg:top-14">
          <HeroArt />
          <p className="mt-6 text-title-2">{siteConfig.tagline}</p>
          <p className="mt-2 text-body text-fg-2">왜 이 선생님인지, 왜 이 가격인지 먼저 보여 드려요.</p>
        </aside>
        <main className="flex min-w-0 flex-1 flex-col">{children}</main>
      </Page>
    </div>
  );
}
