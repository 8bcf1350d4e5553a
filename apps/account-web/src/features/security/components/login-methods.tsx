"use client";

import { LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { useState } from "react";
import { Loaded } from "@/lib/account-query";
import { useLoginMethods } from "@/lib/login-methods/login-methods";
import type { ReturnTarget } from "@/lib/return/return-target";
import type { VendorReturn } from "@/lib/return/vendor-return";
import { LoginMethodRows } from "./login-method-rows";

type LoginMethodsProps = {
  target: ReturnTarget;
  passwordHref: string;
  /** Logs out and in, and comes back here: another way to log in asks for a recent log-in. */
  againHref: string;
  returned: VendorReturn;
};

/**
 * The six login methods: which of them are linked and by which address, and the buttons to change that; above them what came of
 * the visit to a vendor, until the next act.
 */
export function LoginMethods({ returned: { by, problem }, ...leads }: LoginMethodsProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      {(by || problem) && !isOver ? (
        <div role={problem ? "alert" : "status"} className="mb-2">
          <Banner inline tone={problem ? "warn" : "info"}>
            {problem ??
              `${by ? LOGIN_PROVIDER_LABELS[by] : ""} 계정을 연결했어요. 이제 이 방법으로도 로그인할 수 있어요.`}
          </Banner>
        </div>
      ) : null}
      <Loaded
        query={useLoginMethods()}
        skeleton={<MethodsSkeleton />}
        failure={{
          className: "py-8",
          title: "로그인 방법을 불러오지 못했어요",
          reason: "연결은 그대로 있어요.",
        }}
      >
        {(methods) => <LoginMethodRows {...methods} {...leads} onAct={() => setIsOver(true)} />}
      </Loaded>
    </>
  );
}

function MethodsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-11 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
