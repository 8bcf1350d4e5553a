import { formatWon, orderedWord } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import type { PayStage } from "./use-pay";

const BUSY: Readonly<Record<Exclude<PayStage, "DONE">, string>> = {
  IDLE: "결제하고 있어요",
  APPROVING: "결제창에서 승인해 주세요",
  SENDING: "결제하고 있어요",
  CHECKING: "결제 결과를 확인하고 있어요",
};

/** What is done meanwhile: an order of nothing is no payment. */
function busyText(amount: number, stage: PayStage): string {
  if (stage === "DONE") return orderedWord(amount);
  return amount === 0 ? "신청하고 있어요" : BUSY[stage];
}

type PayButtonProps = { amount: number; stage: PayStage; onPress: () => void };

/** The pay button with the amount. Validation never disables it; a running payment does. */
export function PayButton({ amount, stage, onPress }: PayButtonProps) {
  return (
    <Button size="lg" full busy={stage !== "IDLE"} busyLabel={busyText(amount, stage)} onClick={onPress}>
      <span className="num">{amount === 0 ? "0원으로 신청하기" : `${formatWon(amount)} 결제하기`}</span>
    </Button>
  );
}
