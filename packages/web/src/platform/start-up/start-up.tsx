"use client";

import { type ComponentProps, useEffect } from "react";
import { deferred } from "./deferred";

const DeferredShell = deferred(async () => (await import("./deferred-shell")).DeferredShell);

/**
 * The parts of the shell that no first paint shows. `data-hydrated` on the document says that React hears presses and keys now;
 * whoever drives the page waits for it.
 */
export function StartUp(props: ComponentProps<typeof DeferredShell>) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <DeferredShell {...props} />;
}
