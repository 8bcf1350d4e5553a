"use client";

import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ReturnTarget } from "@/lib/return/return-target";
import { readLastLoginMethod, startSocialLogIn } from "../sign-in";

/** The form of the vendors' buttons: a press opens the vendor's page. */
export function SocialForm({ target, children }: { target: ReturnTarget; children: ReactNode }) {
  const [last, setLast] = useState<string | null>(null);
  const leaving = useRef(false);
  useEffect(() => setLast(readLastLoginMethod()), []);

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (leaving.current || !(button instanceof HTMLButtonElement)) return;
    leaving.current = true;
    button.setAttribute("aria-busy", "true");
    try {
      await startSocialLogIn(button.value, target);
    } catch (error) {
      leaving.current = false;
      button.removeAttribute("aria-busy");
      await reactTo(error);
    }
  }

  // Back restores this page from the bfcache with a busy button: reload it.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  return (
    <form onSubmit={(event) => void start(event)} data-last={last ?? undefined} className="group/methods">
      <HydratedFields>{children}</HydratedFields>
    </form>
  );
}
