"use client";

import { lazy, Suspense } from "react";
import { FormSkeleton } from "@/lib/form-skeleton";

const NewStudentForm = lazy(() => import("./new-student-form"));

/** The form for a new student; the server writes it, its code comes after the page's own. */
export function NewStudent({ listHref }: { listHref: string }) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <NewStudentForm listHref={listHref} />
    </Suspense>
  );
}
