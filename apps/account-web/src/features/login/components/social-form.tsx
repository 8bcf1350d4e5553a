"use client";

import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { whenIdle } from "@pkg/web/platform/shell/when-idle";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { readLastWay } from "@/lib/last-way";
import type { ReturnTarget } from "@/lib/return-target";

const loadStart = () => import("../start-social-log-in");

/** Takes a press on one of the vendors' buttons and leaves for its page. */
export function SocialForm({ target, children }: { target: ReturnTarget; children: ReactNode }) {
  const [last, setLast] = useState<string | null>(null);
  const leaving = useRef(false);
  useEffect(() => setLast(readLastWay()), []);
  useEffect(() => whenIdle(() => void loadStart()), []);

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (leaving.current || !(button instanceof HTMLButtonElement)) return;
    leaving.current = true;
    button.setAttribute("aria-busy", "true");
    try {
      const { startSocialLogIn } = await loadStart();
      await startSocialLogIn(button.value, target);
    } catch (error) {
      leaving.current = false;
      button.removeAttribute("aria-busy");
      await reactTo(error);
    }
  }

  // Coming back from the vendor's page by the browser's back: the page as it stood must work again.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  return (
    <form onSubmit={(event) => void start(event)} data-last={last ?? undefined} className="group/ways">
      {children}
    </form>
  );
}
