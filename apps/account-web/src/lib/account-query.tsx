"use client";

import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";
import { SessionExpiredError } from "@pkg/web/platform/api/api";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** Of data that is read on each visit. `Loaded` shows a failure in the page, so no dialog does. */
export const FRESH = { staleTime: 0, meta: { isOptional: true } };

type LoadedProps<Data> = {
  query: UseQueryResult<Data, unknown>;
  skeleton: ReactNode;
  /** The message for a failed read, shown with a retry button. */
  failure: { title: string; reason?: string; level?: 1 | 2 | 3; className?: string };
  children: (data: Data) => ReactNode;
};

/** What was read, its skeleton until then, or why it is missing. */
export function Loaded<Data>({ query, skeleton, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  // The end of the session opens a dialog of its own, which asks to log in.
  if (query.isFetching || query.isPending || query.error instanceof SessionExpiredError) return skeleton;
  const retry = <Button onClick={() => void query.refetch()}>다시 불러오기</Button>;
  return <FailureState {...failure} action={retry} />;
}
