"use client";

import { formatWon, type KstMonth, toKstDate, toKstMonth } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { EmptyState } from "@pkg/ui/states";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { sellerFacts, siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { StatementActions } from "./components/statement-actions";
import { StatementFacts } from "./components/statement-facts";
import { countText, dayLabel, monthLabel, sumsByStudent } from "./earnings-text";
import { type Earnings, useEarnings } from "./queries";
import { useShownMonth } from "./use-shown-month";

/** `/earnings/statement?month=2026-11`: what a month brought, on one sheet to print, or as a file. */
export function EarningsStatementPage() {
  const { month } = useShownMonth();
  return (
    <TutorGate reading={useEarnings(month)} what="명세서를">
      {(earnings) => (
        <article className="max-w-160 print:max-w-none">
          <BackLink href={hrefOf(earnings.month)} linkAs={Link} className="print:hidden">
            수입
          </BackLink>
          <h1 className="mt-2 text-title-1 print:mt-0">{`${monthLabel(earnings.month)} 수입 명세서`}</h1>
          <p className="mt-1 text-body-sm text-fg-2">{`${siteConfig.name} · ${earnings.tutorName} 선생님`}</p>
          {earnings.payout || earnings.content.length === 0 ? null : (
            <p className="figures mt-1 text-label text-warn">{`확정 전 · ${dayLabel(toKstDate(serverNow()), toKstDate(serverNow()))} 기준`}</p>
          )}
          <Sheet earnings={earnings} />
        </article>
      )}
    </TutorGate>
  );
}

const hrefOf = (month: KstMonth) => `/earnings?month=${month}`;

function Sheet({ earnings }: { earnings: Earnings }) {
  const students = sumsByStudent(earnings.content);
  if (students.length === 0) {
    return (
      <EmptyState
        className="py-12"
        {...(earnings.content.length === 0 && earnings.month < toKstMonth(serverNow())
          ? { title: "이 달에는 수업이 없었어요" }
          : { title: "받을 수업료가 아직 없어요", reason: "수업 기록을 남기면 명세서에 들어가요." })}
      />
    );
  }
  return (
    <>
      <StatementFacts earnings={earnings} today={toKstDate(serverNow())} />
      <h2 className="mt-8 text-title-3 print:mt-5">{`학생별 수업료 (${countText(earnings.content)})`}</h2>
      <dl className="mt-2 border-t border-line text-body-sm">
        {students.map(({ name, subject, count, amount }) => (
          <div
            key={`${name} ${subject}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 print:py-1"
          >
            <dt>{`${name} 학생 · ${subject} · ${count}회`}</dt>
            <dd className="num ml-auto">{formatWon(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-caption text-fg-3">{`소득세는 수업료의 3%, 지방소득세는 소득세의 10%이고 10원 미만은 버려요. 원천징수한 세금은 ${siteConfig.name}이 대신 내요.`}</p>
      <StatementActions month={earnings.month} />
      <address className="mt-4 hidden border-t border-line pt-3 text-micro text-fg-2 not-italic print:block">
        {sellerFacts().join(" · ")}
      </address>
    </>
  );
}
