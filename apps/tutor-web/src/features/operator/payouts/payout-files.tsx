import { formatWon } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { momentText } from "../words/day-text";
import { type PayoutDesk, useMakeTransferFile, useSettleFile, useTakeTransferFile } from "./payout-queries";
import { sumText } from "./payout-text";
import { usePayoutRefusal } from "./use-payout-refusal";

/** The next file for the bank, and those that wait for what the bank did. */
export function PayoutFiles({ desk: { ready, blocked, files } }: { desk: PayoutDesk }) {
  const make = useMakeTransferFile();
  const refuse = usePayoutRefusal();
  const press = () =>
    make.mutate({}, { onSuccess: ({ count }) => toast(`${count}건을 파일로 만들었어요`), onError: refuse });
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="text-title-3">
        이체 파일
      </h2>
      <p className="tabular-nums mt-3 text-body-sm">{`보낼 지급 ${sumText(ready)}`}</p>
      {blocked.count > 0 ? (
        <p className="tabular-nums mt-1 text-body-sm text-warn">{`계좌를 기다리는 지급 ${sumText(blocked)}`}</p>
      ) : null}
      <Button
        variant="secondary"
        className="mt-4"
        off={ready.count === 0}
        busy={make.isPending}
        busyLabel="만들고 있어요"
        onClick={press}
      >
        이체 파일 만들기
      </Button>
      <p className="mt-2 text-caption text-fg-3">계좌번호가 들어 있어요. 누가 언제 받았는지 기록에 남아요.</p>
      <ul className="mt-5 grid gap-3">
        {files.map((file) => (
          <OpenFile key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function OpenFile({ file: { id, createdAt, count, total, open } }: { file: PayoutDesk["files"][number] }) {
  const [asks, setAsks] = useState(false);
  const take = useTakeTransferFile();
  const settle = useSettleFile();
  const refuse = usePayoutRefusal();
  const confirm = () =>
    settle.mutate(
      { params: { path: { id } } },
      {
        onSuccess: () => toast("이체를 마쳤다고 남겼어요"),
        onError: refuse,
        onSettled: () => setAsks(false),
      },
    );
  return (
    <li className="rounded-lg border border-line p-4">
      <p className="tabular-nums text-label">{`${momentText(createdAt, serverNow())}에 만든 파일`}</p>
      <p className="tabular-nums mt-0.5 text-caption text-fg-3">{`${count}건 ${formatWon(total)} 중 ${sumText(open)}이 이체 중이에요.`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="line"
          size="sm"
          busy={take.isPending}
          busyLabel="받고 있어요"
          onClick={() => take.mutate({ params: { path: { id } } }, { onError: refuse })}
        >
          파일 다시 받기
        </Button>
        <Button variant="line" size="sm" onClick={() => setAsks(true)}>
          모두 이체했어요
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`${open.count}건을 모두 이체했나요?`}
        description={`${formatWon(open.amount)}이 나갔다고 남기고 선생님께 알려요. 되돌릴 수 없어요. 실패한 이체는 지급 목록에서 먼저 남겨 주세요.`}
        safe={{ label: "돌아가기" }}
        act={{ label: "모두 이체했어요", busy: settle.isPending, busyLabel: "남기고 있어요", onPress: confirm }}
      />
    </li>
  );
}
