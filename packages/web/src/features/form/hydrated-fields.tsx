"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The fields and buttons of a form that the server renders. They are disabled until hydration: what is typed earlier would be
 * lost, and a submit would put it into the address.
 */
export function HydratedFields({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isHydrated} className="contents">
      {children}
    </fieldset>
  );
}
