"use client";

import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useExposure } from "@pkg/web/platform/feature-flags/use-exposure";
import { useFeature } from "@pkg/web/platform/feature-flags/use-feature";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useStores } from "@pkg/web/platform/vendors/use-stores";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { COPIES, copyOf, isClosedNow, storeOf } from "./app-offer";

const closedAt = storedValue("local", "naran.app-banner-closed", (at) => (typeof at === "number" ? at : null));

/** Offers the student app on phones while the flag `app-banner` is on and the phone's store has it. A closed banner stays hidden for a month. */
export function AppBanner() {
  const [isClosed, setClosed] = useState(() => isClosedNow(closedAt.read(), Date.now()));
  const store = storeOf(navigator.userAgent, useStores());
  if (!store || isClosed) return null;

  function close() {
    closedAt.write(Date.now());
    setClosed(true);
  }
  return <Offer store={store} onClose={close} />;
}

function Offer({ store, onClose }: { store: string; onClose: () => void }) {
  const feature = useFeature("app-banner");
  const bar = useExposure<HTMLElement>(feature);
  if (!feature) return null;
  return (
    <aside ref={bar} aria-label="앱 안내" className="sticky bottom-0 z-30 lg:hidden">
      <StickyBar width="wide" info={<strong className="text-label text-fg">{COPIES[copyOf(feature.variant)]}</strong>}>
        <ButtonLink href={store} size="sm" variant="secondary" target="_blank" rel="noopener">
          앱 받기
        </ButtonLink>
        <IconButton label="앱 안내 닫기" onClick={onClose} className="-mr-3">
          <Icon of={X} size={18} />
        </IconButton>
      </StickyBar>
    </aside>
  );
}
