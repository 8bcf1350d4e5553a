import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";

/** Skeleton of the yearly statement. */
export function PaymentStatementLoading() {
  return (
    <SkeletonGroup title="연간 결제 내역">
      <Skeleton className="h-8 w-44" />
      <Skeleton className="mt-3 h-5 w-72" />
      <Skeleton className="mt-6 h-13 w-full" />
      <Skeleton className="mt-6 h-36 w-full" />
      <Skeleton className="mt-8 h-56 w-full" />
    </SkeletonGroup>
  );
}
