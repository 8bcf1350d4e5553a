import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { useState } from "react";

type EndBenefitProps = { name: string; busy: boolean; onEnd: () => Promise<void> };

/** Ends a benefit after a confirmation, because it takes effect for buyers at once. */
export function EndBenefit({ name, busy, onEnd }: EndBenefitProps) {
  const [asks, setAsks] = useState(false);
  return (
    <section className="mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-6">
      <p className="min-w-[min(14rem,100%)] flex-1 text-body-sm text-fg-2">
        잘못 만든 혜택은 바로 끝낼 수 있어요. 끝나는 날을 미루면 다시 쓸 수 있어요.
      </p>
      <Button variant="line" size="sm" onClick={() => setAsks(true)}>
        지금 끝내기
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`‘${name}’ 혜택을 지금 끝낼까요?`}
        description="아직 결제하지 않은 구매자는 바로 쓸 수 없어요. 이미 만든 주문은 그대로예요."
        safe={{ label: "돌아가기" }}
        act={{
          label: "끝내기",
          tone: "danger",
          busy,
          busyLabel: "끝내고 있어요",
          onPress: () => void onEnd().then(() => setAsks(false)),
        }}
      />
    </section>
  );
}
