"use client";

import { Progress } from "@pkg/ui/progress";
import { Segmented } from "@pkg/ui/segmented";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsNumberLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { OperatorGate } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { type CsvColumns, onePage, readCsv } from "../list/use-pages";
import { type EnrollmentReport, REPORT_DAYS, useEnrollmentReport } from "./enrollment-queries";
import { EnrollmentTable } from "./enrollment-table";
import { type ReportRow, reportRows, STEP_NAMES, shareText, sourceName } from "./enrollment-text";
import { EnrollmentWeeks } from "./enrollment-weeks";

const DEFAULT_DAYS = 28;

/** `/operator/enrollments`: who enrolls, step by step, by source and by variant. Answers 404 without the staff role. */
export function OperatorEnrollments() {
  const [days, setDays] = useQueryState("days", parseAsNumberLiteral(REPORT_DAYS).withDefault(DEFAULT_DAYS));
  return (
    <OperatorGate reading={useEnrollmentReport(days)} what="신청 현황을">
      {(report) => (
        <>
          <PageTitle lead="한 브라우저를 한 번으로 세고, 결제는 실제로 낸 주문만 세요.">신청 현황</PageTitle>
          <Segmented
            legend="기간"
            legendLook="hidden"
            options={REPORT_DAYS.map((value) => ({ value, label: `${value}일` }))}
            value={days}
            onChange={(next) => void setDays(next)}
          />
          <Funnel steps={report.steps} />
          <Part title="주별, 신청 방법별">
            <EnrollmentWeeks weeks={report.weeks} />
          </Part>
          <Part title="어디에서 왔나요">
            <EnrollmentTable
              caption="유입 경로별 신청"
              nameLabel="유입 경로"
              rows={report.sources.map((source) => ({ id: sourceName(source), name: sourceName(source), ...source }))}
              none="이 기간에 들어온 방문이 없어요."
            />
          </Part>
          <Part title="실험별 결과">
            <EnrollmentTable
              caption="실험안별 신청"
              nameLabel="기능과 실험안"
              rows={report.variants.map((row) => ({
                id: `${row.feature} ${row.variant}`,
                name: `${row.feature} · ${row.variant}`,
                ...row,
              }))}
              none="이 기간에 본 실험이 없어요."
            />
          </Part>
          <div className="mt-9">
            <CsvButton
              name={`신청 현황 ${report.from}~${report.to}`}
              read={(reason) => readCsv("ENROLLMENTS", reason, onePage(reportRows(report)), FILE)}
            />
          </div>
        </>
      )}
    </OperatorGate>
  );
}

const FILE: CsvColumns<ReportRow> = [
  ["구분", ({ part }) => part],
  ["이름", ({ name }) => name],
  ["방문", ({ visitors }) => visitors],
  ["주문", ({ orders }) => orders],
  ["금액(원)", ({ amount }) => amount],
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h2 className="mb-3 text-title-3">{title}</h2>
      {children}
    </section>
  );
}

function Funnel({ steps }: { steps: EnrollmentReport["steps"] }) {
  const entered = steps[0]?.visitors ?? 0;
  return (
    <Part title="단계별 방문">
      <ol className="grid gap-4">
        {steps.map(({ step, visitors }) => (
          <li key={step}>
            <p className="mb-1.5 flex justify-between gap-3 text-body-sm">
              <span>{STEP_NAMES[step]}</span>
              <span className="num text-fg-2">{`${visitors}명 · ${shareText(visitors, entered)}`}</span>
            </p>
            <Progress label={STEP_NAMES[step]} value={visitors} max={entered} valueText={`${visitors}명`} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
