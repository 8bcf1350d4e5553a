import { Skeleton } from "@pkg/ui/skeleton";
import { WaitState } from "@pkg/ui/states";
import type { Metadata } from "next";
import { Suspense } from "react";
import { siteConfig } from "../config/site-config";
import { noindex, pageMetadata } from "../metadata/metadata";
import { FlowTop } from "../site/flow-top";
import type { StoreConfig } from "../vendors/vendor-config";
import { StoreButton } from "./store-button";

export const updateMetadata: Metadata = { ...pageMetadata("앱 업데이트"), ...noindex };

/** Shown in an app below the oldest supported version instead of every page: asks to update. */
export function UpdatePage({ platform }: { platform: keyof StoreConfig }) {
  return (
    <>
      <FlowTop />
      <main className="mx-auto grid max-w-120 px-(--size-gutter) py-16 lg:py-24">
        <WaitState
          level={1}
          title="잠깐, 앱을 새로 받아 주세요"
          reason="지금 앱에서는 화면이 제대로 보이지 않아요. 업데이트한 뒤에 다시 열어 주세요."
        />
        <div className="mt-8 grid gap-3">
          <Suspense fallback={<Skeleton className="h-14 w-full" />}>
            <StoreButton platform={platform} />
          </Suspense>
          <p className="text-center text-caption text-fg-3">
            업데이트가 안 되면 {siteConfig.business.phone}번으로 전화해 주세요.
            <br />
            {siteConfig.business.phoneHours}
          </p>
        </div>
      </main>
    </>
  );
}
