"use client";

import { formatKoreanDate, formatWon } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { PayoutFiles } from "./payout-files";
import { type PayoutDesk, usePayoutDesk } from "./payout-queries";
import { PayoutRun } from "./payout-run";
import { monthText, overdueText, sumText } from "./payout-text";

/** `/operator/money/payouts`: a month's run, files for the bank and what came of them. Answers 404 without the FINANCE role. */
export function OperatorPayouts() {
  return (
    <OperatorGate reading={usePayoutDesk()} what="지급을">
      {(desk) => (
        <>
          <PageTitle lead="달을 확정하고, 이체 파일을 은행에 올린 다음, 이체한 결과를 남겨요.">선생님 지급</PageTitle>
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            {desk.preview ? <PayoutRun preview={desk.preview} /> : <NextRun opensAt={desk.opensAt} />}
            <PayoutFiles desk={desk} />
          </div>
          <Runs runs={desk.runs} />
        </>
      )}
    </OperatorGate>
  );
}

function NextRun({ opensAt }: { opensAt: string }) {
  return (
    <section>
      <h2 className="text-title-3">다음 지급</h2>
      <p className="mt-3 text-body-sm text-fg-2">{`확정할 달이 없어요. 다음 달 지급은 ${formatKoreanDate(new Date(opensAt))}부터 확정할 수 있어요.`}</p>
    </section>
  );
}

function Runs({ runs }: { runs: PayoutDesk["runs"] }) {
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title-3">확정한 달</h2>
        <ButtonLink href="/operator/money/payouts/list" linkAs={Link} variant="line" size="sm">
          지급 목록 보기
        </ButtonLink>
      </div>
      {runs.length === 0 ? (
        <p className="mt-3 text-body-sm text-fg-2">아직 확정한 달이 없어요.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {runs.map((run) => (
            <Run key={run.month} run={run} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Run({ run }: { run: PayoutDesk["runs"][number] }) {
  const { month, payouts, gross, tax, net, states } = run;
  const overdue = overdueText(run, serverNow());
  return (
    <li className="grid gap-1 border-b border-line py-3 text-body-sm">
      <Link
        href={`/operator/money/payouts/list?month=${month}`}
        className="inline-flex min-h-11 items-center text-label underline-offset-4 hover:underline"
      >
        {monthText(month)}
      </Link>
      <p className="tabular-nums text-fg-2">
        {payouts}명 · 수업료 {formatWon(gross)} · 원천징수 {formatWon(tax)} · 지급액 {formatWon(net)}
      </p>
      <p className="tabular-nums text-caption text-fg-3">
        대기 {sumText(states.READY)} · 계좌 없음 {sumText(states.NO_ACCOUNT)} · 이체 중 {sumText(states.SENT)} · 완료{" "}
        {sumText(states.PAID)} · 실패 {sumText(states.FAILED)}
      </p>
      {overdue ? <p className="tabular-nums text-caption font-semibold text-error">{overdue}</p> : null}
    </li>
  );
}
