import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { StickyBar } from "@pkg/ui/sticky-bar";
import type { ReactNode } from "react";

type SaveBarProps = {
  dirty: boolean;
  busy: boolean;
  /** A short summary of the changes. */
  info?: ReactNode;
  /** Why it could not be saved, for a form that is longer than the screen. */
  error?: string | undefined;
};

/** The bar at the bottom of a tutor's form: unsaved changes and the save button. */
export function SaveBar({ dirty, busy, info, error }: SaveBarProps) {
  return (
    <StickyBar
      width="wide"
      className="-mx-(--size-gutter) mt-8! lg:mx-0"
      above={
        error ? (
          <div role="alert">
            <FieldMessage error={error} />
          </div>
        ) : null
      }
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
      <Button type="submit" busy={busy} busyLabel="저장하고 있어요">
        저장하기
      </Button>
    </StickyBar>
  );
}
