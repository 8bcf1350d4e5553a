"use client";

import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useOwnPeriods } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";

const loadForm = () => import("./components/periods-form");
const PeriodsForm = dynamic(() => loadForm().then((module) => module.PeriodsForm), {
  ssr: false,
  loading: () => <GridSkeleton />,
});

/** `/periods`: the tutor's weekly availability. */
export function PeriodsPage() {
  // While the times are read.
  useEffect(() => void loadForm().catch(() => {}), []);
  return (
    <TutorGate reading={useOwnPeriods()} what="가능한 시간을" skeleton={<GridSkeleton />}>
      {(stored) => <PeriodsForm stored={stored} />}
    </TutorGate>
  );
}

function GridSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-8 w-60" />
      <Skeleton className="mt-2 h-5 w-72 max-w-full" />
      <Skeleton className="mt-8 h-168 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
