import { PAYMENT_METHOD_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useState } from "react";
import { openWallet } from "@/lib/wallets/open-wallet";
import { type StoredWallet, useKeepWallet } from "../queries";

/** Opens the wallet's window, which approves the keeping of it and charges nothing. */
export function WalletForm({ wallet, onDone }: { wallet: StoredWallet; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const keep = useKeepWallet();
  const name = PAYMENT_METHOD_LABELS[wallet];

  async function open(): Promise<void> {
    setBusy(true);
    const answer = await openWallet({ wallet, draftId: null, orderName: `${name} 등록`, isKept: true });
    if (answer.kind === "APPROVED") {
      await keep(wallet, answer.billingKey);
      return onDone();
    }
    setBusy(false);
    if (answer.kind === "DECLINED") showMessage(answer.message);
  }

  return (
    <>
      <PageTitle lead="지금은 아무것도 결제하지 않아요. 정기 결제에도 쓸 수 있어요.">{`${name}를 추가할까요?`}</PageTitle>
      <div className="grid gap-2">
        <Button
          full
          size="lg"
          busy={isBusy}
          busyLabel="창을 열고 있어요"
          onClick={() => void open()}
        >{`${name} 열기`}</Button>
        <Button variant="quiet" full onClick={onDone}>
          그만두기
        </Button>
      </div>
    </>
  );
}
