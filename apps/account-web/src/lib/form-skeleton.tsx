import { Skeleton } from "@pkg/ui/skeleton";

/** Two fields and a button, while the page learns where it should lead; `titled` below a title that is there already. */
export function FormSkeleton({ titled = false }: { titled?: boolean }) {
  return (
    <div aria-hidden="true" className="grid gap-5">
      {titled ? null : <Skeleton className="mb-4 h-9 w-64" />}
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="mt-3 h-14 w-full" />
    </div>
  );
}
