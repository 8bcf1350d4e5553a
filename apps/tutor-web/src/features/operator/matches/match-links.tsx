import { $api } from "@pkg/web/platform/api/query";
import { RowAct } from "../forms/row-act";

const PAGES = [
  { page: "APPEAL", name: "지금까지의 수업 링크 보내기", help: "이어 갈지, 바꿀지, 그만할지 고르는 화면이에요." },
  { page: "REMATCH", name: "선생님 바꾸기 링크 보내기", help: "이유와 조건을 적으면 새 선생님을 찾기 시작해요." },
] as const;

/**
 * The pages of a pair that its buyer may open without log-in, sent by message. `whom`: the buyer, with their phone
 * number.
 */
export function MatchLinks({ id, whom }: { id: string; whom: string }) {
  const { mutateAsync } = $api.useMutation("post", "/operator/matches/{id}/class-links");
  return (
    <section aria-labelledby="class-links" className="grid gap-3 rounded-lg bg-sunken p-5">
      <h2 id="class-links" className="text-title-3">
        구매자에게 보내는 링크
      </h2>
      <p className="text-body-sm text-fg-2">로그인 없이 하루 동안 열려요. 답하면 닫혀요.</p>
      <div className="flex flex-wrap gap-2">
        {PAGES.map(({ page, name, help }) => (
          <RowAct
            key={page}
            label={name}
            help={`${whom}에게 문자로 보내요. ${help}`}
            busyLabel="보내고 있어요"
            done="링크를 보냈어요."
            onSend={(reason) => mutateAsync({ params: { path: { id } }, body: { page, reason } })}
          />
        ))}
      </div>
    </section>
  );
}
