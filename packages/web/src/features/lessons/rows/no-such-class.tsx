import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import Link from "next/link";

/** Shown for a class that does not exist or that the user may not see. */
export function NoSuchClass({ reason }: { reason: string }) {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="수업을 찾을 수 없어요"
      reason={reason}
      action={
        <ButtonLink href="/myclass" linkAs={Link}>
          내 수업으로
        </ButtonLink>
      }
    />
  );
}
