"use client";

import { messengerOffset } from "@pkg/domain";
import { MessengerButton } from "@pkg/ui/messenger-button";
import { usePathname } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { openChat } from "./open-chat";
import { useOverFocus } from "./use-over-focus";

const HelpSheet = lazy(() => import("./help-sheet"));

/** The messenger button on the routes that have an offset (spec §2), and what it opens: the vendor's chat, or our own help. */
export function Messenger() {
  const offset = messengerOffset(usePathname());
  if (offset === null) return null;
  return <OpenMessenger offset={offset} />;
}

function OpenMessenger({ offset }: { offset: number }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { ref, isOverFocus } = useOverFocus();
  return (
    <>
      <MessengerButton
        ref={ref}
        label="문의하기"
        aria-haspopup="dialog"
        offset={offset}
        onClick={() => void openChat().then((opened) => opened || setOpen(true))}
        className={isOverFocus ? "pointer-events-none opacity-0" : ""}
      />
      {open === null ? null : (
        <Suspense fallback={null}>
          <HelpSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
