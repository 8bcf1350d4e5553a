"use client";

import { Button } from "@pkg/ui/button";
import { FailureState } from "@pkg/ui/states";
import { useEffect } from "react";
import { reportProblem } from "../reporting/report-problem";
import { FlowTop } from "../site/flow-top";
import type { SiteLink } from "../site/menu-entries";
import type { ErrorViewProps } from "./error-page";
import { WaysOn } from "./ways-on";

const HOME: SiteLink = { href: "/", label: "홈으로" };

/** Shown when rendering a page failed. Drafts keep what was typed, so a retry is safe. */
export default function ErrorView({ error, onRetry, links = [] }: ErrorViewProps & { links?: readonly SiteLink[] }) {
  useEffect(() => reportProblem(error), [error]);
  return (
    <>
      <FlowTop />
      <main className="mx-auto grid max-w-120 place-items-center px-(--size-gutter) py-20">
        <FailureState
          level={1}
          title="화면을 보여 드리지 못했어요"
          reason="저장한 내용은 그대로 있어요. 다시 시도해 주세요."
          action={
            <>
              <Button onClick={onRetry}>다시 시도</Button>
              <WaysOn links={[HOME, ...links]} />
            </>
          }
        />
      </main>
    </>
  );
}
