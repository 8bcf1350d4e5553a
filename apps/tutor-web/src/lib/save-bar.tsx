import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import type { ReactNode } from "react";

type SaveBarProps = {
  dirty: boolean;
  busy: boolean;
  /** A short summary of the changes. */
  info?: ReactNode;
  /** Left of the button: undo. */
  children?: ReactNode;
};

/** The bar at the bottom of a tutor's form: unsaved changes and the save button. */
export function SaveBar({ dirty, busy, info, children }: SaveBarProps) {
  return (
    <StickyBar
      width="wide"
      className="-mx-(--size-gutter) mt-8! lg:mx-0"
      info={
        dirty ? (
          <>
            <Badge tone="warn">저장 전</Badge>
            {info}
          </>
        ) : (
          "바꾼 내용이 없어요"
        )
      }
    >
      {children}
      <Button type="submit" busy={busy} busyLabel="저장하고 있어요">
        저장하기
      </Button>
    </StickyBar>
  );
}
