"use client";

import { Page } from "@pkg/ui/layout";
import { deferred } from "@pkg/web/platform/start-up/deferred";

/** What waits for a family that comes back to the home page. */
export const TasksOfHome = deferred(async () => {
  const [{ QueryProvider }, { OpenTasks }] = await Promise.all([
    import("@pkg/web/platform/api/query-provider"),
    import("@/lib/tasks/open-tasks"),
  ]);
  // Home is a page of the server's and has no provider of its own.
  return () => (
    <QueryProvider>
      <Page className="pt-4 empty:hidden">
        <OpenTasks />
      </Page>
    </QueryProvider>
  );
});
