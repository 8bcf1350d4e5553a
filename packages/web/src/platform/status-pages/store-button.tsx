import { ButtonLink } from "@pkg/ui/button";
import { connection } from "next/server";
import { readWebEnv } from "../config/env";
import { siteConfig } from "../config/site-config";
import { STORE_NAMES } from "../vendors/store-names";
import type { StoreConfig } from "../vendors/vendor-config";

/** Opens the app in its store; says where to look when this installation has no address of it. Rendered for each request. */
export async function StoreButton({ platform }: { platform: keyof StoreConfig }) {
  await connection();
  const href = readWebEnv().vendors.stores[platform];
  if (href) {
    return <ButtonLink href={href} size="lg" full>{`${STORE_NAMES[platform]}에서 업데이트`}</ButtonLink>;
  }
  return (
    <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
      {STORE_NAMES[platform]}를 열고 ‘{siteConfig.name}’을 찾아 업데이트를 눌러 주세요.
    </p>
  );
}
