"use client";

import { Button, ButtonLink } from "@pkg/ui/button";
import { DoneState, FailureState } from "@pkg/ui/states";
import { lazy, Suspense, useState } from "react";
import { FormSkeleton } from "@/lib/form-skeleton";
import { useLoaded } from "@/lib/use-loaded";
import { readClosurePreview } from "./closure-calls";

const ClosureForm = lazy(() => import("./components/closure-form"));
const ClosureObstacles = lazy(() => import("./components/closure-obstacles"));

type ClosureScreenProps = {
  /** The buyer site. */
  home: string;
  /** Back to log-in and security. */
  back: string;
};

/** Leaving the service: what stands in the way, or what goes and what stays, then the last question. */
export function ClosureScreen({ home, back }: ClosureScreenProps) {
  const { state, retry } = useLoaded(readClosurePreview);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) {
    return (
      <div role="status">
        <DoneState
          level={1}
          className="py-10"
          title="탈퇴를 마쳤어요"
          reason="그동안 나란과 함께해 주셔서 고마워요. 언제든 다시 오실 수 있어요."
          action={<ButtonLink href={home}>첫 화면으로</ButtonLink>}
        />
      </div>
    );
  }
  if (state.kind === "loading") return <FormSkeleton />;
  if (state.kind === "failed") {
    return (
      <FailureState
        level={1}
        className="py-10"
        title="계정 정보를 불러오지 못했어요"
        reason="계정은 그대로예요."
        action={<Button onClick={retry}>다시 불러오기</Button>}
      />
    );
  }
  const { obstacles } = state.value;
  return (
    <Suspense fallback={<FormSkeleton />}>
      {obstacles.length > 0 ? (
        <ClosureObstacles obstacles={obstacles} home={home} back={back} />
      ) : (
        <ClosureForm preview={state.value} back={back} onClosed={() => setClosed(true)} onObstacle={retry} />
      )}
    </Suspense>
  );
}
