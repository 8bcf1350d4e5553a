import { formatWon } from "@pkg/domain";
import { RowAct } from "../forms/row-act";
import { type Payout, useSettlePayout } from "./payout-queries";
import { monthText } from "./payout-text";

/** What can be noted about a payout: a transfer that failed, or that a failed one goes out again. Whole files are paid elsewhere. */
export function PayoutActs({ payout }: { payout: Payout }) {
  const settle = useSettlePayout();
  const { id, status, tutorName, month, net } = payout;
  const whose = `${tutorName} 선생님 ${monthText(month)} ${formatWon(net)}`;
  if (status === "SENT") {
    return (
      <RowAct
        label="이체 실패"
        name={`이체 실패: ${whose}`}
        help="은행이 알려 준 이유를 적어 주세요. 선생님께 계좌를 확인해 달라고 알려요."
        busyLabel="남기고 있어요"
        done="실패했다고 남겼어요"
        onSend={(reason) => settle.mutateAsync({ params: { path: { id } }, body: { status: "FAILED", reason } })}
      />
    );
  }
  if (status !== "FAILED") return null;
  return (
    <RowAct
      label="다시 보내기"
      name={`다시 보내기: ${whose}`}
      help="다음 이체 파일에 지금 등록된 계좌로 들어가요."
      busyLabel="준비하고 있어요"
      done="다음 파일에 넣을게요"
      onSend={(reason) => settle.mutateAsync({ params: { path: { id } }, body: { status: "READY", reason } })}
    />
  );
}
