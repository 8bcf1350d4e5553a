"use client";

import { NativeSelect } from "@pkg/ui/native-select";
import { EmptyState } from "@pkg/ui/states";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsInteger, useQueryState } from "nuqs";
import { Seller } from "@/lib/orders/seller";
import { TaxNote } from "@/lib/orders/tax-note";
import { OneStudentNote } from "@/lib/students/one-student-note";
import { StatementActions } from "./components/statement-actions";
import { StatementEntries } from "./components/statement-entries";
import { StatementSums } from "./components/statement-sums";
import { StudentMonths } from "./components/student-months";
import { PaymentStatementLoading } from "./payment-statement-loading";
import { type PaymentStatement, usePaymentStatement } from "./queries";

/** `/mypage/payment-management/statement`: a year of payments and refunds, to print or save. The address holds the year. */
export function PaymentStatementPage() {
  const [year, setYear] = useQueryState("year", parseAsInteger);
  const { data, error, refetch, isPlaceholderData } = usePaymentStatement(year);
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="결제 내역을" />
    ) : (
      <PaymentStatementLoading />
    );
  }
  return (
    <article aria-busy={isPlaceholderData}>
      <div className="print:hidden">
        <PageTitle lead="한 해 동안 결제하고 돌려받은 금액을 모았어요.">연간 결제 내역</PageTitle>
        <NativeSelect
          label="연도"
          value={String(data.year)}
          options={data.years.map((each) => ({ value: String(each), label: `${each}년` }))}
          onChange={(event) => void setYear(Number(event.target.value))}
        />
      </div>
      <div className="hidden print:block">
        <p className="text-title-2">{`${siteConfig.name} ${data.year}년 결제 내역`}</p>
        <p className="mt-1 text-body-sm">{data.buyerName}</p>
      </div>
      <OneStudentNote what="결제" />
      <Year statement={data} />
    </article>
  );
}

function Year({ statement }: { statement: PaymentStatement }) {
  const { year, years, students, entries } = statement;
  if (entries.length === 0) {
    return (
      <EmptyState
        className="py-12"
        title={`${year}년에는 결제한 내역이 없어요`}
        reason={years.length > 1 ? "위에서 다른 연도를 골라 보세요." : "결제하면 달마다 낸 금액을 여기에 모아 드려요."}
      />
    );
  }
  return (
    <>
      <StatementSums statement={statement} />
      {students.map((student) => (
        <StudentMonths key={student.studentId} student={student} />
      ))}
      <StatementEntries entries={entries} />
      <TaxNote className="mt-6" />
      <StatementActions year={year} />
      <Seller />
    </>
  );
}
