import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { logoutHref } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import Link from "next/link";
import type { ReactNode } from "react";

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

/** For accounts that are no tutor's: students, and applicants who are not accepted yet. */
function NoTutor() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="선생님 계정으로 볼 수 있어요"
      reason="지원서를 쓰고 목소리를 들려주면 선생님이 될 수 있어요. 쓰던 지원서는 그대로 있어요."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={logoutHref("/")} variant="secondary">
            다른 계정으로 로그인
          </ButtonLink>
          <ButtonLink href="/applicants" linkAs={Link}>
            선생님 지원하기
          </ButtonLink>
        </div>
      }
    />
  );
}
