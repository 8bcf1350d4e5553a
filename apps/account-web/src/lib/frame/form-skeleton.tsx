import { Skeleton } from "@pkg/ui/skeleton";

/** The skeleton of two fields and a button; `titled`: the page already shows its title. */
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
