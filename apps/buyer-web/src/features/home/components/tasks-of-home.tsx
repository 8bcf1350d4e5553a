"use client";

import { deferred } from "@pkg/web/platform/start-up/deferred";

/** What waits for a family that comes back to the home page. */
export const TasksOfHome = deferred(async () => {
  const { OpenTasks } = await import("@/lib/tasks/open-tasks");
  return () => <OpenTasks className="mx-(--size-gutter) mt-4 lg:mx-auto lg:max-w-(--size-page)" />;
});
