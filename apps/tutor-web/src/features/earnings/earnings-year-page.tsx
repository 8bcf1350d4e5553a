"use client";

import { formatKoreanDate, formatWon, toKstDate } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Banner } from "@pkg/ui/banner";
import { NativeSelect } from "@pkg/ui/native-select";
import { EmptyState } from "@pkg/ui/states";
import { PrintOrSave } from "@pkg/web/features/print-or-save/print-or-save";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { sellerFacts, siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { parseAsString, useQueryState } from "nuqs";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { monthLabel } from "./earnings-text";
import { type PayoutYear, usePayoutYear } from "./queries";
import { yearFile } from "./year-file";

/**
 * `/earnings/year?year=2026`: what was sent in a year and the tax that was withheld, on one sheet to print, or as a
 * file.
 */
export function EarningsYearPage() {
  const [asked, setYear] = useQueryState("year", parseAsString);
  const year = asked && /^20\d\d$/.test(asked) ? asked : toKstDate(serverNow()).slice(0, 4);
  return (
    <TutorGate reading={usePayoutYear(year)} what="지급 내역을">
      {(data) => (
        <article className="max-w-160 print:max-w-none">
          <BackLink href="/earnings" linkAs={Link} className="print:hidden">
            수입
          </BackLink>
          <h1 className="mt-2 text-title-1 print:mt-0">{`${year}년 지급·원천징수 내역`}</h1>
          <p className="mt-1 text-body-sm text-fg-2">{`${siteConfig.name} · ${data.tutorName} 선생님 · ${year}년에 보내 드린 수업료`}</p>
          <NotForFiling />
          <NativeSelect
            className="mt-6 print:hidden"
            label="해"
            options={[...new Set([year, ...data.years])].sort().map((one) => ({ value: one, label: `${one}년` }))}
            value={year}
            onChange={(event) => void setYear(event.target.value)}
          />
          {data.content.length > 0 ? (
            <Sheet data={data} />
          ) : (
            <EmptyState className="py-12" title={`${year}년에는 보내 드린 수업료가 없어요`} />
          )}
        </article>
      )}
    </TutorGate>
  );
}

/** What this is not, and where the official record is. */
function NotForFiling() {
  return (
    <Banner inline className="mt-5">
      <b className="font-semibold">신고용이 아니에요.</b> 종합소득세 신고에 쓰는 사업소득 지급명세서는 다음 해 3월에
      국세청에 내요. 그 뒤 홈택스의 ‘지급명세서 등 제출내역’에서 볼 수 있어요. 지급명세서에 필요한 주민등록번호는{" "}
      {siteConfig.name}에 저장하지 않고, 낼 때 따로 여쭤봐요.
    </Banner>
  );
}

function Sheet({ data }: { data: PayoutYear }) {
  return (
    <>
      <dl className="mt-6 grid gap-2 rounded-lg bg-sunken p-5 text-body-sm print:mt-4 print:p-3">
        {sumsOf(data).map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-fg-2">{label}</dt>
            <dd className="num ml-auto">{formatWon(amount)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 text-title-3 print:mt-5">{`수업료를 ${data.content.length}번 보내 드렸어요`}</h2>
      <ul className="mt-2 border-t border-line text-body-sm">
        {data.content.map((one) => (
          <li key={one.month} className="border-b border-line py-3 print:py-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="figures">{`${monthLabel(one.month)} 수업 · ${formatKoreanDate(new Date(one.paidAt))}에 보냄`}</span>
              <b className="num ml-auto font-semibold">{formatWon(one.net)}</b>
            </p>
            <p className="figures mt-0.5 text-caption text-fg-2">
              수업료 {formatWon(one.gross)} · 소득세 {formatWon(one.incomeTax)} · 지방소득세 {formatWon(one.localTax)}
            </p>
          </li>
        ))}
      </ul>
      <PrintOrSave isSaving={false} onSave={() => saveText(yearFile(data))} className="sm:grid-cols-2" />
      <address className="mt-4 hidden border-t border-line pt-3 text-micro text-fg-2 not-italic print:block">
        {sellerFacts().join(" · ")}
      </address>
    </>
  );
}

const sumsOf = ({ gross, incomeTax, localTax, tax, net }: PayoutYear): ReadonlyArray<readonly [string, number]> => [
  ["지급액(세금 떼기 전)", gross],
  ["소득세 (3%)", incomeTax],
  ["지방소득세 (소득세의 10%)", localTax],
  ["원천징수 합계", tax],
  ["세금을 떼고 받은 금액", net],
];
