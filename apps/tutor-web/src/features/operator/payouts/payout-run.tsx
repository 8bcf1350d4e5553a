import { formatKoreanDate, formatWon, startOfKstDate } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Banner } from "@pkg/ui/banner";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { PayoutFact } from "./payout-fact";
import { type PayoutPreview, useRunPayouts } from "./payout-queries";
import { isPayDayOver, monthText, previewProblems, runText } from "./payout-text";
import { usePayoutRefusal } from "./use-payout-refusal";

/** What a month's run would pay, what it leaves out, and the button that runs it after a confirmation. */
export function PayoutRun({ preview }: { preview: PayoutPreview }) {
  const [asks, setAsks] = useState(false);
  const run = useRunPayouts();
  const refuse = usePayoutRefusal();
  const { month, tutors, lessons, gross, incomeTax, localTax, net } = preview;
  const confirm = () =>
    run.mutate(
      { body: { month, gross } },
      {
        onSuccess: ({ payouts }) => toast(`선생님 ${payouts}명의 ${monthText(month)} 수업료 지급을 확정했어요`),
        onError: refuse,
        onSettled: () => setAsks(false),
      },
    );
  return (
    <section aria-labelledby="run-title">
      <h2 id="run-title" className="text-title-3">{`${monthText(month)} 지급 확정`}</h2>
      <dl className="mt-3 grid gap-2 rounded-lg bg-sunken p-5 text-body-sm">
        <PayoutFact label="지급일" text={<PayDay day={preview.payDay} />} />
        <PayoutFact label="선생님 · 수업" text={`${tutors}명 · ${lessons}회`} />
        <PayoutFact label="수업료" text={formatWon(gross)} />
        <PayoutFact label="소득세" text={formatWon(-incomeTax)} />
        <PayoutFact label="지방소득세" text={formatWon(-localTax)} />
        <PayoutFact label="지급액" text={formatWon(net)} isSum />
      </dl>
      {previewProblems(preview).map((problem) => (
        <Banner key={problem} tone="warn" inline className="mt-3">
          {problem}
        </Banner>
      ))}
      <Button className="mt-4" onClick={() => setAsks(true)}>
        지급 확정하기
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`${monthText(month)} 지급을 확정할까요?`}
        description={`${runText(preview)} 확정하면 선생님께 문자가 가고, 되돌릴 수 없어요.`}
        safe={{ label: "돌아가기" }}
        act={{ label: "확정하기", busy: run.isPending, busyLabel: "확정하고 있어요", onPress: confirm }}
      />
    </section>
  );
}

function PayDay({ day }: { day: string }) {
  const text = formatKoreanDate(startOfKstDate(day));
  return isPayDayOver(day, serverNow()) ? (
    <span className="font-semibold text-error">{`${text} · 지났어요`}</span>
  ) : (
    text
  );
}
