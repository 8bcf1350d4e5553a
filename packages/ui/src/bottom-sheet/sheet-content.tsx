import { Drawer } from "@base-ui/react/drawer";
import { type ReactNode, useRef } from "react";
import { useScrollStop } from "../internal/use-scroll-stop";

/** The scrolling area of a sheet; long text without a control gets a tab stop, so that the keyboard can scroll it. */
export function SheetContent({ titleId, children }: { titleId: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(area, content) ? { tabIndex: 0, role: "region", "aria-labelledby": titleId } : {};
  return (
    <Drawer.Content
      ref={area}
      {...stop}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] focus-visible:outline-2 focus-visible:-outline-offset-2"
    >
      <div ref={content}>{children}</div>
    </Drawer.Content>
  );
}
