import { formatWon, subjectName } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { isApiError } from "@pkg/web/platform/api/api";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useRef, useState } from "react";
import { FIGURE } from "../forms/figure-field";
import { REASON_MAX, reasonProblem } from "../forms/staff-reason";
import { type StaffQuote, useRefundOrder, useStaffQuote } from "./money-queries";

type RefundFormProps = {
  merchantUid: string;
  /** Who gets the money back, with their phone number. */
  whom: string;
  onClose: () => void;
};

/** Gives money of an order back: the courses that end, the amount by the rule or more, and why. */
export function RefundForm({ merchantUid, whom, onClose }: RefundFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const reading = useStaffQuote(merchantUid, chosen);
  const { data: quote, error, refetch } = reading;
  if (!quote) {
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} what="환불 금액을" />
    ) : (
      <RowsSkeleton rows={2} />
    );
  }
  return (
    <div className="mt-3 rounded-md bg-sunken p-4">
      <Courses quote={quote} chosen={chosen} onChange={setChosen} />
      <ul className="num my-3 text-body-sm">
        {quote.lines.map(({ label, amount }, index) => (
          <li key={`${label}-${String(index)}`} className="flex justify-between gap-4 py-1">
            <span>{label}</span>
            <span>{formatWon(amount)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 border-t border-line py-2 font-semibold">
          <span>규칙대로</span>
          <span>{formatWon(quote.amount)}</span>
        </li>
      </ul>
      <AmountForm quote={quote} whom={whom} chosen={chosen} isStale={reading.isPlaceholderData} onClose={onClose} />
    </div>
  );
}

type CoursesProps = { quote: StaffQuote; chosen: readonly string[]; onChange: (next: readonly string[]) => void };

function Courses({ quote, chosen, onChange }: CoursesProps) {
  const running = quote.courses.filter(({ isGivenUp }) => !isGivenUp);
  if (running.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-label">그만둘 수업</legend>
      {running.map(({ orderItemId, subjectLabel, subjectDetailLabel, usedCounts, totalCounts }) => (
        <Checkbox
          key={orderItemId}
          checked={chosen.includes(orderItemId)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, orderItemId] : chosen.filter((id) => id !== orderItemId))
          }
          label={`${subjectName({ subjectLabel, subjectDetailLabel })} · ${totalCounts}회 중 ${usedCounts}회 들음`}
        />
      ))}
    </fieldset>
  );
}

type AmountFormProps = {
  quote: StaffQuote;
  whom: string;
  chosen: readonly string[];
  isStale: boolean;
  onClose: () => void;
};

function AmountForm({ quote, whom, chosen, isStale, onClose }: AmountFormProps) {
  const [asked, setAsked] = useState<{ amount: number; reason: string; key: string } | null>(null);
  const last = useRef({ text: "", key: "" });
  const refund = useRefundOrder();
  const reject = useRejection();
  const form = useDomainForm({
    defaultValues: { amount: "", reason: "" },
    validate: ({ amount, reason }) => ({
      amount: /^[\d,]*$/.test(amount.trim()) ? null : "금액을 숫자로 적어 주세요.",
      reason: reasonProblem(reason),
    }),
    save: ({ amount, reason }) => {
      const figures = amount.replaceAll(",", "").trim();
      const won = figures === "" ? quote.amount : Number(figures);
      // The same request has the same key however often it is sent: an answer that was lost is no second refund.
      const text = JSON.stringify([chosen, won, reason.trim()]);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      setAsked({ amount: won, reason: reason.trim(), key: last.current.key });
    },
    onError: (error) => (isApiError(error, "class", 50004) ? showMessage(error.message) : reject(error)),
  });
  const send = () => {
    if (!asked || refund.isPending) return;
    void form.run(async () => {
      try {
        const { key, ...body } = asked;
        const { amount } = await refund.mutateAsync({
          params: { path: { merchantUid: quote.merchantUid }, header: { "idempotency-key": key } },
          body: { orderItemIds: [...chosen], ...body },
        });
        toast(`${formatWon(amount)} 환불을 요청했어요`);
        onClose();
      } finally {
        setAsked(null);
      }
    });
  };
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <TextField
        {...form.field("amount")}
        {...FIGURE}
        label="환불할 금액"
        placeholder={quote.amount.toLocaleString("ko-KR")}
        help="비워 두면 규칙대로 환불해요. 더 돌려주려면 모두 더한 금액을 적어 주세요."
        maxLength={13}
        className="sm:max-w-80"
        right={<span className="text-fg-3">원</span>}
      />
      <TextField
        {...form.field("reason")}
        label="환불하는 이유"
        help="기록에 남아요. 개인정보는 적지 마세요."
        maxLength={REASON_MAX}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" off={isStale} busy={form.busy} busyLabel="환불하고 있어요">
          환불하기
        </Button>
      </div>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${formatWon(asked?.amount ?? 0)}을 환불할까요?`}
        description={`${whom}께 결제한 수단으로 돌려주고 문자로 알려요. ${
          chosen.length > 0 ? "고른 수업은 바로 끝나요." : "수업은 그대로 이어져요."
        } 되돌릴 수 없어요.`}
        safe={{ label: "돌아가기" }}
        act={{ label: "환불하기", tone: "danger", busy: refund.isPending, busyLabel: "환불하고 있어요", onPress: send }}
      />
    </form>
  );
}
