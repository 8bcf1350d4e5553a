import { ButtonLink } from "@pkg/ui/button";
import { WaitState } from "@pkg/ui/states";
import type { Metadata } from "next";
import { siteConfig } from "../config/site-config";
import { noindex, pageMetadata } from "../metadata/metadata";
import { FlowTop } from "./flow-top";

const STORES = {
  android: { name: "구글 플레이", href: siteConfig.links.studentAppAndroid },
  ios: { name: "앱 스토어", href: siteConfig.links.studentAppIos },
} as const;

export const updateMetadata: Metadata = { ...pageMetadata("앱 업데이트"), ...noindex };

/** Shown in an app below the oldest supported version instead of every page: asks to update. */
export function UpdatePage({ platform }: { platform: keyof typeof STORES }) {
  const { name, href } = STORES[platform];
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
          <ButtonLink href={href} size="lg" full>
            {name}에서 업데이트
          </ButtonLink>
          <p className="text-center text-caption text-fg-3">
            업데이트가 안 되면 {siteConfig.business.phone}에 전화해 주세요.
            <br />
            {siteConfig.business.phoneHours}
          </p>
        </div>
      </main>
    </>
  );
}
