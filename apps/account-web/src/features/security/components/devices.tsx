"use client";

import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { Loaded } from "@/lib/account-query";
import { useDevices } from "../queries";
import { DeviceRows } from "./device-rows";

/** The devices on which the account is logged in. */
export function Devices() {
  return (
    <Loaded
      query={useDevices()}
      skeleton={<DevicesSkeleton />}
      failure={{ className: "py-8", level: 3, title: "기기를 불러오지 못했어요" }}
    >
      {(devices) => <DeviceRows devices={devices} />}
    </Loaded>
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
