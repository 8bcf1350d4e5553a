import { Sentences } from "@pkg/ui/sentences";
import type { ReactNode } from "react";

/** The question or name of a page of my page, with one line below it. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-title-1">{children}</h1>
      {lead ? (
        <p className="mt-1.5 text-body-sm text-fg-2">{typeof lead === "string" ? <Sentences text={lead} /> : lead}</p>
      ) : null}
    </div>
  );
}
