import { LedgerSkeleton } from "@pkg/ui/ledger";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** The enroll screens while they load. */
export function EnrollSkeleton() {
  return (
    <SkeletonGroup title="수강 신청" className="px-(--size-gutter) pt-1">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="mt-7 h-12 w-full" />
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-14 h-7 w-36" />
      <Skeleton className="mt-4 h-19 w-full" />
    </SkeletonGroup>
  );
}

/** The ledger beside them, on wide screens. */
export function SummarySkeleton() {
  return <LedgerSkeleton lines={3} />;
}
