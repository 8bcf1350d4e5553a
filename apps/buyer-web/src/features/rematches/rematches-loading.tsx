import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { FlowFrame } from "@/lib/flow-frame";

/** The page until its class is known. */
export function RematchLoading({ matchId }: { matchId: string }) {
  return (
    <FlowFrame title="선생님 바꾸기" back={{ href: `/myclass/${matchId}` }}>
      <div className="px-(--size-gutter) pt-6">
        <RowsSkeleton rows={6} />
      </div>
    </FlowFrame>
  );
}
