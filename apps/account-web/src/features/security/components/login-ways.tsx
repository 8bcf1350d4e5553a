"use client";

import { Button } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FailureState } from "@pkg/ui/states";
import { lazy, Suspense } from "react";
import { readLoginWays } from "@/lib/login-ways";
import { useLoaded } from "@/lib/use-loaded";

const WayRows = lazy(() => import("./way-rows"));

/** The six ways to log in: which of them are linked, and the way to change that. */
export function LoginWays({ passwordHref }: { passwordHref: string }) {
  const { state, retry, replace } = useLoaded(readLoginWays);
  if (state.kind === "loading") return <WaysSkeleton />;
  if (state.kind === "failed") {
    return (
      <FailureState
        className="py-8"
        title="로그인 방법을 불러오지 못했어요"
        reason="연결은 그대로 있어요."
        action={<Button onClick={retry}>다시 불러오기</Button>}
      />
    );
  }
  return (
    <Suspense fallback={<WaysSkeleton />}>
      <WayRows ways={state.value} passwordHref={passwordHref} onChange={replace} />
    </Suspense>
  );
}

function WaysSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-11 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
