"use client";

import { type CSSProperties, useEffect, useState } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { dequeueToasts, type ToastMessage } from "./store";
import { ToastView } from "./toast-view";

const WIDTH = "min(27.5rem, 100vw - 2.5rem)";
const STAY_MS = 4000;
/** A sheet that opens later covers the toast: only what is told from within one stands above it. */
const BELOW_OVERLAYS = 49;
const STAY_WITH_ACTION_MS = 8000;

type ToasterProps = { waiting: ReadonlyArray<ToastMessage>; bottom?: number; label: string };

function present(message: ToastMessage): void {
  show.custom((id) => <ToastView message={message} onLeave={() => show.dismiss(id)} />, {
    duration: message.action ? STAY_WITH_ACTION_MS : STAY_MS,
  });
}

/** Shows queued toasts one at a time, at the bottom. */
export default function Toaster({ waiting, bottom, label }: ToasterProps) {
  const [{ above, isInOverlay }, setPlace] = useState({ above: 0, isInOverlay: false });
  useEffect(() => {
    if (waiting.length === 0) return;
    show.dismiss();
    setPlace({ above: aboveBar(), isInOverlay: document.querySelector("[data-overlay][data-open]") !== null });
    for (const message of waiting) present(message);
    dequeueToasts(waiting);
  }, [waiting]);

  const offset = { bottom: `${(bottom ?? above) / 16}rem`, left: "1.25rem", right: "1.25rem" };
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={1}
      containerAriaLabel={label}
      offset={offset}
      mobileOffset={offset}
      toastOptions={{ unstyled: true, style: { width: WIDTH } }}
      style={{ "--width": WIDTH, ...(isInOverlay ? {} : { zIndex: BELOW_OVERLAYS }) } as CSSProperties}
    />
  );
}

const GAP = 12;
const EDGE = 24;

/** Distance in pixels from the bottom edge to 12 px above the sticky bar; 24 without one. */
function aboveBar(): number {
  const tops = [...document.querySelectorAll("[data-sticky-bar]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < window.innerHeight && box.bottom >= window.innerHeight - 1)
    .map((box) => window.innerHeight - box.top + GAP);
  return Math.max(EDGE, ...tops);
}
