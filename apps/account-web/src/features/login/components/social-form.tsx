"use client";

import { type InAppBrowser, inAppBrowser } from "@pkg/domain";
import { HydratedFields } from "@pkg/web/features/form/hydrated-fields";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { CookiesBlocked } from "@/lib/cookies-blocked";
import type { ReturnTarget } from "@/lib/return/return-target";
import { readLastLoginMethod, startSocialLogIn } from "../sign-in";

const OutsideNote = lazy(() => import("./outside-note"));

/** The form of the vendors' buttons: a press opens the vendor's page. Within another app there is no Google. */
export function SocialForm({ target, children }: { target: ReturnTarget; children: ReactNode }) {
  const [last, setLast] = useState<string | null>(null);
  const leaving = useRef(false);
  const [app, setApp] = useState<InAppBrowser | null>(null);
  useEffect(() => {
    setLast(readLastLoginMethod());
    setApp(inAppBrowser(navigator.userAgent));
  }, []);

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
      if (error instanceof CookiesBlocked) showMessage(error.message);
      else await reactTo(error);
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
    <form
      onSubmit={(event) => void start(event)}
      data-last={last ?? undefined}
      data-app={app ?? undefined}
      className="group/methods"
    >
      <HydratedFields>{children}</HydratedFields>
      {app ? (
        <Suspense fallback={null}>
          <OutsideNote app={app} />
        </Suspense>
      ) : null}
    </form>
  );
}
