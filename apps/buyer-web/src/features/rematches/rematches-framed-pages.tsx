"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import type { ClassAccess } from "./class-access";
import { FrameHeight } from "./components/frame-height";
import { type LeavingStart, useLeavingStart } from "./leaving-queries";
import type { Framed } from "./read-framed";

// What a link opens is known once it was read: loaded meanwhile.
const loading = () => <RowsSkeleton title="수업" rows={5} />;
const Appeal = dynamic(() => import("./components/appeal").then(({ Appeal }) => Appeal), { ssr: false, loading });
const AskedFor = dynamic(() => import("./components/asked-for").then(({ AskedFor }) => AskedFor), {
  ssr: false,
  loading,
});

/** `/framer/order-schedule/appeal-to-stay`, in the frame of another site. */
export function FramedAppeal(framed: Framed) {
  const query = new URLSearchParams({ matchId: framed.matchId, token: framed.token });
  return (
    <FramedClass {...framed}>
      {(access, start) => (
        <Appeal access={access} start={start} rematchHref={`/framer/order-schedule/rematch-offer?${query}`} />
      )}
    </FramedClass>
  );
}

/** `/framer/order-schedule/rematch-offer`, in the frame of another site. */
export function FramedRematchOffer(framed: Framed) {
  return <FramedClass {...framed}>{(access, start) => <AskedFor access={access} start={start} />}</FramedClass>;
}

type FramedClassProps = Framed & { children: (access: ClassAccess, start: LeavingStart) => ReactNode };

/** A class that a link opens, without header and footer. */
function FramedClass({ matchId, token, origins, children }: FramedClassProps) {
  const access = { matchId, token };
  const { data, error, refetch } = useLeavingStart(access);
  return (
    <FrameHeight origins={origins}>
      <main className="mx-auto w-full max-w-120">
        {data ? children(access, data) : null}
        {data === null ? <Expired matchId={matchId} /> : null}
        {data === undefined && error ? (
          <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
        ) : null}
        {data === undefined && !error ? <RowsSkeleton title="수업" rows={5} /> : null}
      </main>
    </FrameHeight>
  );
}

/** A link that is late, was used, or is another class's. */
function Expired({ matchId }: { matchId: string }) {
  return (
    <EmptyState
      level={1}
      className="px-(--size-gutter) py-12"
      title="링크를 쓸 수 있는 시간이 지났어요"
      reason="이미 답했거나 하루가 지났어요. 로그인하면 내 수업에서 이어서 할 수 있어요."
      action={
        <ButtonLink href={`/myclass/${matchId}/leave`} target="_blank" rel="noopener">
          내 수업에서 보기
          <span className="sr-only"> (새 창)</span>
        </ButtonLink>
      }
    />
  );
}
