"use client";

import { messengerOffset } from "@pkg/domain";
import { lazyPart } from "@pkg/ui/lazy-part";
import { MessengerButton } from "@pkg/ui/messenger-button";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { loadVendors } from "../vendors/load-vendors";
import type { MessengerProps } from "./messenger-props";
import { useOverContent } from "./use-over-content";
import { useOverFocus } from "./use-over-focus";

const HelpSheet = lazyPart(() => import("./help-sheet"));

/** The messenger button on routes with an offset; it covers nothing to read or to press. It opens the vendor's chat, or our own help. */
export function Messenger({ source }: MessengerProps) {
  const offset = messengerOffset(usePathname());
  if (offset === null) return null;
  return <OpenMessenger offset={offset} source={source} />;
}

/** The button with a gap above it, in pixels. */
const SIZE = 52 + 16;

function OpenMessenger({ offset, source }: MessengerProps & { offset: number }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { ref, isOverFocus } = useOverFocus();
  const isOverContent = useOverContent(ref);
  return (
    <>
      {/* Room at the page's end, where the button would cover the footer; wide screens have it in the margin. A page that ends
          with its sticky bar needs none: what lies above the bar tucks the button away. */}
      <div
        aria-hidden="true"
        className="min-[79rem]:hidden print:hidden [:root:has(footer)_&]:bg-sunken [:root:has([data-sticky-bar]):not(:has(footer))_&]:hidden"
        style={{ height: `${(offset + SIZE) / 16}rem` }}
      />
      <MessengerButton
        ref={ref}
        label="문의하기"
        aria-haspopup="dialog"
        offset={offset}
        tucked={isOverContent}
        onClick={() => void openChat().then((opened) => opened || setOpen(true))}
        className={isOverFocus ? "pointer-events-none opacity-0" : ""}
      />
      {open === null ? null : <HelpSheet source={source} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the vendor's chat if one is configured and loads. @returns whether it is open */
async function openChat(): Promise<boolean> {
  try {
    const { messenger } = await loadVendors();
    if (!messenger) return false;
    await (await import("./channel-io")).openChannelIo(messenger.pluginKey);
    return true;
  } catch {
    return false;
  }
}
