"use client";

import { Page } from "@pkg/ui/layout";
import { deferred } from "@pkg/web/platform/start-up/deferred";

/** What waits for a family that comes back to the home page. */
export const TasksOfHome = deferred(async () => {
  const { OpenTasks } = await import("@/lib/tasks/open-tasks");
  return () => (
    <Page className="pt-4 empty:hidden">
      <OpenTasks />
    </Page>
  );
});
