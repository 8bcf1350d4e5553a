"use client";

import { Drawer } from "@base-ui/react/drawer";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { cn } from "../cn";
import { Icon } from "../icon";
import { BACKDROP } from "../internal/overlay-class";
import { useLastOpen } from "../internal/use-last-open";
import { useScrollStop } from "../internal/use-scroll-stop";

export type BottomSheetProps = {
  open: boolean;
  /** Close request: Esc, the backdrop, a swipe down or the close button. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel?: string;
  /** Stays at the bottom while the content scrolls, for the sheet's button. */
  footer?: ReactNode;
  /** The element with the initial focus; by default the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const POPUP = cn(
  "flex max-h-[calc(100dvh-3rem)] w-full max-w-120 flex-col rounded-t-xl bg-bg outline-none low:max-h-dvh low:overflow-y-auto forced-colors:border",
  "[transform:translateY(var(--drawer-swipe-movement-y,0px))] transition-[transform,opacity] duration-(--duration-sheet) ease-out data-swiping:duration-0 data-swiping:select-none",
  "data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]",
  "lg:max-h-[min(45rem,calc(100dvh-6rem))] lg:rounded-xl lg:shadow-float",
  "lg:data-starting-style:[transform:translateY(1rem)] lg:data-starting-style:opacity-0 lg:data-ending-style:[transform:translateY(1rem)] lg:data-ending-style:opacity-0",
);

/** The sheet; on a low screen it scrolls as a whole. The primitive provides the focus trap, Esc, swipe down and the return of the focus. */
export default function BottomSheetPopup(props: BottomSheetProps) {
  const { open, onClosed } = props;
  const { onClose, title, description, closeLabel = "닫기", footer, initialFocus, children } = useLastOpen(props);
  const titleId = useId();
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center lg:items-center lg:p-5">
          <Drawer.Popup data-overlay="" initialFocus={initialFocus} className={POPUP}>
            <div className="shrink-0 px-5 pt-2.5 lg:pt-5">
              <div aria-hidden="true" className="mx-auto mb-3.5 h-1 w-10 rounded-full bg-sand-300 lg:hidden" />
              <div className="flex min-h-11 items-center gap-2">
                <Drawer.Title id={titleId} className="min-w-0 flex-1 text-title-3">
                  {title}
                </Drawer.Title>
                <Drawer.Close
                  aria-label={closeLabel}
                  title={closeLabel}
                  className="-mr-2.5 ml-auto grid size-11 shrink-0 place-items-center rounded-[0.75rem] hover:bg-sand-100"
                >
                  <Icon of={X} />
                </Drawer.Close>
              </div>
              {description ? (
                <Drawer.Description className="mt-0.5 text-body-sm text-fg-2">{description}</Drawer.Description>
              ) : null}
            </div>
            <SheetContent titleId={titleId}>{children}</SheetContent>
            {footer ? (
              <div className="shrink-0 px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-bar lg:rounded-b-xl">
                {footer}
              </div>
            ) : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** The scrolling area of a sheet; long text without a control gets a tab stop, so that the keyboard can scroll it. */
function SheetContent({ titleId, children }: { titleId: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(area, content) ? { tabIndex: 0, role: "region", "aria-labelledby": titleId } : {};
  return (
    <Drawer.Content
      ref={area}
      {...stop}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] focus-visible:outline-2 focus-visible:-outline-offset-2"
    >
      <div ref={content}>{children}</div>
    </Drawer.Content>
  );
}
