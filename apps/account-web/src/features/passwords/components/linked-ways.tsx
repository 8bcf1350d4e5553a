import { Skeleton } from "@pkg/ui/skeleton";
import { FailureState } from "@pkg/ui/states";
import { Loaded } from "@/lib/account-query";
import { isLinkOver } from "@/lib/credentials/password-problem";
import { useCutWay, useResetWays } from "../queries";
import { WayRow } from "./way-row";

/** The vendors that open the account besides its new password; the young ones can be cut without a log-in. */
export function LinkedWays({ token }: { token: string }) {
  const query = useResetWays(token);
  const cut = useCutWay(token);
  if (isLinkOver(query.error)) return <LinkOver />;
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton className="h-16" />}
      failure={{ className: "py-8", title: "로그인 방법을 불러오지 못했어요", reason: "연결은 그대로 있어요." }}
    >
      {({ ways }) => (
        <ul className="divide-y divide-line">
          {ways.map((way) => (
            <WayRow
              key={way.provider}
              way={way}
              busy={cut.isPending && cut.variables.body.provider === way.provider}
              onCut={() => cut.isPending || cut.mutate({ body: { token, provider: way.provider } })}
            />
          ))}
          {ways.length === 0 ? <li className="text-body-sm text-fg-2">연결된 방법이 없어요.</li> : null}
        </ul>
      )}
    </Loaded>
  );
}

/** Instead of the ways, once the link shows nothing any more. */
export const LinkOver = () => (
  <FailureState
    className="py-8"
    title="링크를 더 쓸 수 없어요"
    reason="로그인한 뒤 ‘로그인과 보안’에서 연결을 확인하고 끊을 수 있어요."
  />
);
