import type { ReactNode } from "react";
import { TutorNav } from "./tutor-nav";

/** From 1024 px on the navigation at the left of a tutor's page; who is signed out has none. */
export function TutorColumns({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block print:pt-0 lg:items-start lg:gap-x-10 lg:pt-9">
      <TutorNav className="hidden lg:block print:hidden" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
