import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** Skeleton of the order page. */
export function OrdersDetailLoading() {
  return (
    <SkeletonGroup title="주문">
      <Skeleton className="h-6 w-20" />
      <Skeleton className="mt-3 h-8 w-60" />
      <Skeleton className="mt-6 h-14 w-full" />
      <Skeleton className="mt-10 h-64 w-full" />
    </SkeletonGroup>
  );
}
