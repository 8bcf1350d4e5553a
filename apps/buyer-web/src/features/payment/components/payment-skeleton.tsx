import { LedgerSkeleton } from "@pkg/ui/ledger";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** The payment screen while it loads: the places of title, courses and price, no amount. */
export function PaymentSkeleton() {
  return (
    <SkeletonGroup className="px-(--size-gutter) pt-1 lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:justify-between lg:px-0 lg:pt-11">
      <div>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-2 h-8 w-64" />
        <Skeleton className="mt-7 h-12 w-full" />
        <Skeleton className="mt-4 h-12 w-full" />
        <Skeleton className="mt-10 h-6 w-32" />
      </div>
      <LedgerSkeleton lines={5} className="mt-8 lg:mt-0" />
    </SkeletonGroup>
  );
}
