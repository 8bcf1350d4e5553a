"use client";

import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { Loaded } from "@/lib/account-query";
import { useLoginMethods } from "@/lib/login-methods";
import { LoginMethodRows } from "./login-method-rows";

/** The six login methods: which of them are linked, and the buttons to change that. */
export function LoginMethods({ passwordHref }: { passwordHref: string }) {
  return (
    <Loaded
      query={useLoginMethods()}
      skeleton={<MethodsSkeleton />}
      failure={{
        className: "py-8",
        title: "로그인 방법을 불러오지 못했어요",
        reason: "연결은 그대로 있어요.",
      }}
    >
      {({ ways }) => <LoginMethodRows methods={ways} passwordHref={passwordHref} />}
    </Loaded>
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
