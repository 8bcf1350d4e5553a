import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { type RefObject, useState } from "react";
import { useShownResult } from "@/lib/refunds/use-shown-result";
import { type ClassAccess, linkHeaders } from "../class-access";
import { type Leaving, useLeave } from "../leaving-queries";

type LeaveConfirmProps = {
  access: ClassAccess;
  leaving: Leaving;
  refund: NonNullable<Leaving["refund"]>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
};

/** What comes back when the class is left, line by line, before it is left. */
export function LeaveConfirm({ access, leaving, refund, titleRef, onBack }: LeaveConfirmProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending, isSuccess, error } = useLeave(access);
  const { amount, lines, tabletText } = refund;
  const { renewal } = leaving;
  const params = { path: { id: access.matchId }, header: { "idempotency-key": key } };
  if (isSuccess) return <Left amount={amount} isRenewed={renewal !== null} />;
  return (
    <div className="px-(--size-gutter) pt-4 pb-10">
      <h1 ref={titleRef} tabIndex={-1} className="text-title-1 outline-none">
        그만두면 {formatWon(amount)}을
        <br />
        돌려드려요
      </h1>
      <dl className="mt-6 grid gap-2.5 border-y border-line py-4 text-body-sm">
        {lines.map((line, index) => (
          <div key={`${index}-${line.label}`} className="flex justify-between gap-4">
            <dt className="text-fg-2">{line.label}</dt>
            <dd className="num font-medium">{formatWon(line.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="font-semibold">돌려드릴 금액</dt>
          <dd className="num text-title-3">{formatWon(amount)}</dd>
        </div>
      </dl>
      <ul className="mt-4 grid gap-1.5 text-body-sm text-fg-2">
        {leaving.counts.scheduled > 0 ? <li>{`예약한 수업 ${leaving.counts.scheduled}회가 취소돼요.`}</li> : null}
        {tabletText ? <li>{tabletText}</li> : null}
        {renewal ? (
          <li>{`정기 결제도 멈춰요. ${formatKoreanDate(renewal.date)} ${formatWon(renewal.amount)}은 결제하지 않아요.`}</li>
        ) : null}
      </ul>
      <div role="alert">
        {error ? <p className="mt-4 text-body-sm font-medium text-error">{reactToError(error).message}</p> : null}
      </div>
      <div className="mt-6 grid gap-2.5">
        <Button
          variant="line"
          size="lg"
          full
          busy={isPending}
          busyLabel="그만두고 있어요"
          onClick={() => mutate({ params, body: { shownAmount: amount }, ...linkHeaders(access) })}
        >
          {amount > 0 ? `${formatWon(amount)} 돌려받고 그만하기` : "그만하기"}
        </Button>
        <Button variant="line" size="lg" full onClick={onBack}>
          돌아가기
        </Button>
      </div>
    </div>
  );
}

function Left({ amount, isRenewed }: { amount: number; isRenewed: boolean }) {
  const title = useShownResult();
  return (
    <DoneState
      level={1}
      titleRef={title}
      className="px-(--size-gutter) py-12"
      title="수업을 그만뒀어요"
      reason={[
        amount > 0 ? `${formatWon(amount)}을 결제한 수단으로 돌려드려요.` : "그동안 함께해 주셔서 고마워요.",
        isRenewed ? "정기 결제도 멈췄어요." : "",
      ]
        .join(" ")
        .trim()}
    />
  );
}
