"use client";

import { Button } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { FailureState } from "@pkg/ui/states";
import { lazy, Suspense } from "react";
import { useLoaded } from "@/lib/use-loaded";
import { readDevices } from "../read-devices";

const DeviceRows = lazy(() => import("./device-rows"));

/** Where the person is logged in. */
export function Devices() {
  const { state, retry, replace } = useLoaded(readDevices);
  if (state.kind === "loading") return <DevicesSkeleton />;
  if (state.kind === "failed") {
    return (
      <FailureState
        className="py-8"
        level={3}
        title="기기를 불러오지 못했어요"
        action={<Button onClick={retry}>다시 불러오기</Button>}
      />
    );
  }
  return (
    <Suspense fallback={<DevicesSkeleton />}>
      <DeviceRows devices={state.value} onChange={replace} />
    </Suspense>
  );
}

function DevicesSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 flex-1" />
      </div>
    </SkeletonGroup>
  );
}
