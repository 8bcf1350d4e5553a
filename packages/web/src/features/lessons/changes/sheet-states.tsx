import { Button } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { reactToError } from "../../../platform/errors/react-to-error";

/** Three rows of choices while they load. */
export function SheetSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-5.5 w-32" />
      <Skeleton className="mt-2 h-[11.375rem] w-full" />
    </SkeletonGroup>
  );
}

type SheetProblemProps = { error: unknown; what: string; onRetry: () => void };

/** A part of a sheet that failed to load: the reason and a retry button. */
export function SheetProblem({ error, what, onRetry }: SheetProblemProps) {
  return (
    <div role="alert" className="rounded-md bg-sunken px-4 py-3.5">
      <p className="text-label">{`${what} 불러오지 못했어요`}</p>
      <p className="mt-0.5 text-body-sm text-fg-2">{reactToError(error).message}</p>
      <Button variant="line" size="sm" className="mt-3" onClick={onRetry}>
        다시 불러오기
      </Button>
    </div>
  );
}
