import { Skeleton } from "@pkg/ui/skeleton";

/** Two fields and a button, while the page learns where it should lead. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-4 h-13 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="mt-3 h-14 w-full" />
    </div>
  );
}
