import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { ReactNode } from "react";
import { NoTutor } from "./no-tutor";

interface Reading<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

type TutorGateProps<T> = {
  /** A query of `/tutors/me` or below it. */
  reading: Reading<T>;
  /** What could not be loaded, with its object particle. */
  what: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Renders content that needs the signed-in tutor, or a skeleton, an error, or who may use this site. */
export function TutorGate<T>({ reading, what, skeleton = <RowsSkeleton />, children }: TutorGateProps<T>) {
  const { data, error, refetch } = reading;
  if (data !== undefined) return children(data);
  if (isApiError(error, "class", 10004)) return <NoTutor />;
  return error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what={what} /> : skeleton;
}
