"use client";

import { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "@pkg/ui/skeleton";
import { lazy, Suspense } from "react";
import { useStudents } from "../use-students";

const StudentView = lazy(() => import("./student-view"));

/** Every student of the account, and the way to add one. */
export function StudentList({ addHref }: { addHref: string }) {
  const { state, retry } = useStudents();
  if (state.kind === "loading") return <ListSkeleton />;
  const students = state.kind === "done" ? state.value : null;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <StudentView students={students} onRetry={retry} addHref={addHref} />
    </Suspense>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3.5 rounded-lg border border-line px-4 py-3.5">
          <SkeletonPortrait width={52} />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
