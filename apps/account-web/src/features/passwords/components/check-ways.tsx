import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { useResetWays } from "../queries";
import { LinkedWays } from "./linked-ways";

/** Below a new password: what else opens the account, if there is anything. The page around it reads nothing. */
export const CheckWays = ({ token }: { token: string }) => (
  <QueryProvider>
    <OtherWays token={token} />
  </QueryProvider>
);

function OtherWays({ token }: { token: string }) {
  const { data } = useResetWays(token);
  if (!data || data.ways.length === 0) return null;
  return (
    <section className="border-t border-line pt-6 pb-8">
      <h2 className="text-title-3">다른 로그인 방법도 확인해 주세요</h2>
      <p className="mt-1 mb-3 text-body-sm text-fg-2">
        새 비밀번호를 정해도 이 방법들로는 계속 로그인할 수 있어요. 내가 연결하지 않은 것은 끊어 주세요.
      </p>
      <LinkedWays token={token} />
    </section>
  );
}
