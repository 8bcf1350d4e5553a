"use client";

import { ButtonLink } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { $api } from "@pkg/web/platform/api/query";
import { useState } from "react";
import { FRESH, Loaded } from "@/lib/account-query";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { ClosureForm } from "./components/closure-form";
import { ClosureObstacles } from "./components/closure-obstacles";

type ClosureScreenProps = {
  /** The buyer site. */
  home: string;
  /** Back to log-in and security. */
  back: string;
};

/** Closing the account: its obstacles, or what is deleted and what is kept, then the confirmation. */
export function ClosureScreen({ home, back }: ClosureScreenProps) {
  const query = $api.useQuery("get", "/users/me/closure", undefined, FRESH);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) {
    return (
      <div role="status">
        <DoneState
          level={1}
          className="py-10"
          title="탈퇴를 마쳤어요"
          reason="그동안 나란과 함께해 주셔서 고마워요. 언제든 다시 오실 수 있어요."
          action={<ButtonLink href={home}>홈으로</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <Loaded
      query={query}
      skeleton={<FormSkeleton />}
      failure={{
        level: 1,
        className: "py-10",
        title: "계정 정보를 불러오지 못했어요",
        reason: "계정은 그대로예요.",
      }}
    >
      {(preview) =>
        preview.obstacles.length > 0 ? (
          <ClosureObstacles obstacles={preview.obstacles} home={home} back={back} />
        ) : (
          <ClosureForm
            preview={preview}
            back={back}
            onClosed={() => setClosed(true)}
            onObstacle={() => void query.refetch()}
          />
        )
      }
    </Loaded>
  );
}
