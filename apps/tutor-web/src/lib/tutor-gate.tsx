import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/api";
import { goUrl, logoutHref } from "@pkg/web/go";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import { siteConfig } from "@pkg/web/site-config";
import type { ReactNode } from "react";

interface Reading<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

type TutorGateProps<T> = {
  /** A read of `/tutors/me` or below it. */
  reading: Reading<T>;
  /** What could not be loaded, with its object particle. */
  what: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Shows what needs the signed-in tutor, and what stands in its place: a skeleton, a failure, or who may come here. */
export function TutorGate<T>({ reading, what, skeleton = <RowsSkeleton />, children }: TutorGateProps<T>) {
  const { data, error, refetch } = reading;
  if (data !== undefined) return children(data);
  if (isApiError(error, "class", 10004)) return <NoTutor />;
  return error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what={what} /> : skeleton;
}

/** Signed in, but not as a tutor: a student's account, or an application that is not accepted yet. */
function NoTutor() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="선생님 계정으로 볼 수 있어요"
      reason="지원이 받아들여지면 이 화면이 열려요. 선생님 계정이 따로 있다면 다시 로그인해 주세요."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={goUrl("buyer", "/")} variant="secondary">
            {siteConfig.name} 홈으로
          </ButtonLink>
          <ButtonLink href={logoutHref("/", "tutor")}>다른 계정으로 로그인</ButtonLink>
        </div>
      }
    />
  );
}
