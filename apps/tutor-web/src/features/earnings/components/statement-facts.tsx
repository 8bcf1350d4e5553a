import { formatWon } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { usePayoutAccount } from "@/lib/own-tutor/payout-account";
import { accountLabel, dayLabel, payoutText, shownPayDay } from "../earnings-text";
import type { Earnings } from "../queries";

type StatementFactsProps = { earnings: Earnings; today: string };

/** The sums of a month, the tax withheld, and when and where it is paid. */
export function StatementFacts({ earnings, today }: StatementFactsProps) {
  const { data: found } = usePayoutAccount();
  const registered = found?.account ?? null;
  const { gross, incomeTax, localTax, net, payout } = earnings;
  // What was sent names the account it went to; what is to come goes to the registered one.
  const account =
    payout?.bankCode && payout.numberEnd ? { bankCode: payout.bankCode, numberEnd: payout.numberEnd } : null;
  const shown = account ?? registered;
  return (
    <div className="mt-6 grid gap-3 rounded-lg bg-sunken p-5 text-body-sm print:mt-4 print:p-3">
      <dl className="grid gap-2 print:gap-1">
        <Fact label="수업료" text={formatWon(gross)} />
        <Fact label="소득세 (3%)" text={formatWon(-incomeTax)} />
        <Fact label="지방소득세 (소득세의 10%)" text={formatWon(-localTax)} />
        <Fact label="받는 금액" text={formatWon(net)} isSum />
        <Fact label="지급일" text={dayLabel(shownPayDay(earnings, today, found && registered !== null), today)} />
        {shown || found ? (
          <Fact label="지급 계좌" text={shown ? accountLabel(shown) : "아직 등록하지 않았어요"} />
        ) : null}
        <Fact label="상태" text={payoutText(earnings, today, found && registered !== null)} />
      </dl>
      <ToAccount isMissing={found !== undefined && registered === null} isRefused={payout?.status === "FAILED"} />
    </div>
  );
}

/** The way to the payout account, where the money waits for it. */
function ToAccount({ isMissing, isRefused }: { isMissing: boolean; isRefused: boolean }) {
  if (!isMissing && !isRefused) return null;
  return (
    <ButtonLink href="/earnings/account" linkAs={Link} size="sm" className="justify-self-end print:hidden">
      {isMissing ? "계좌 등록하기" : "계좌 확인하기"}
    </ButtonLink>
  );
}

function Fact({ label, text, isSum = false }: { label: string; text: string; isSum?: boolean }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isSum ? "border-y border-line-2 py-2 text-label" : ""}`}>
      <dt className={isSum ? "" : "text-fg-2"}>{label}</dt>
      <dd className="ml-auto text-right tabular-nums">{text}</dd>
    </div>
  );
}
