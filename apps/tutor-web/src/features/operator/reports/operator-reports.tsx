"use client";

import { MESSAGE_REPORT_REASON_LABELS, MESSAGE_REPORT_STATUSES, type MessageReportStatus } from "@pkg/domain";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { momentText } from "../words/day-text";
import { type MessageReport, readReports, useReports } from "./report-queries";
import { reporterText } from "./report-text";

const LIST_LABELS: Readonly<Record<MessageReportStatus, string>> = { OPEN: "볼 것", CLOSED: "마친 것" };
const NONE: Readonly<Record<MessageReportStatus, { title: string; reason: string }>> = {
  OPEN: { title: "볼 신고가 없어요", reason: "학부모나 선생님이 메시지를 신고하면 여기에 나와요." },
  CLOSED: { title: "마친 신고가 없어요", reason: "처리를 마친 신고가 여기에 모여요." },
};

/** `/operator/message-reports`: messages that staff is asked to look at. Answers 404 without the OPERATOR role. */
export function OperatorReports() {
  const [list, choose] = useQueryState("list", parseAsStringLiteral(MESSAGE_REPORT_STATUSES).withDefault("OPEN"));
  const reports = useReports(list);
  if (isApiError(reports.error, "account", 10003)) return <OperatorRefusal error={reports.error} />;
  const panel = (
    <DeskList
      reading={reports}
      what="신고를"
      none={NONE[list]}
      csv={{
        name: `신고-${LIST_LABELS[list]}`,
        read: (reason) => readCsv("REPORTS", reason, readReports(list), FILE),
      }}
    >
      {(rows) => (
        <DeskTable
          caption={`신고 ${LIST_LABELS[list]}`}
          name={{ label: "수업", text: nameOf, below: belowOf }}
          columns={COLUMNS}
          rows={rows}
          idOf={({ id }) => id}
          hrefOf={({ id }) => `/operator/message-reports/${id}`}
        />
      )}
    </DeskList>
  );
  return (
    <>
      <PageTitle lead="신고된 대화만 열어 볼 수 있고, 볼 때마다 기록이 남아요.">신고</PageTitle>
      <Tabs
        label="신고 상태"
        value={list}
        onChange={(next) => void choose(next)}
        tabs={MESSAGE_REPORT_STATUSES.map((value) => ({
          value,
          label: LIST_LABELS[value],
          panel: value === list ? panel : null,
        }))}
      />
    </>
  );
}

const nameOf = (row: MessageReport) => `${row.studentName} 학생 · ${row.tutorName} 선생님`;
const reasonOf = (row: MessageReport) => MESSAGE_REPORT_REASON_LABELS[row.reason];

function belowOf(row: MessageReport) {
  return (
    <>
      <span>{reasonOf(row)}</span>
      <span>{reporterText(row)}</span>
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<MessageReport>> = [
  { label: "과목", cell: (row) => row.subjectLabel, wideOnly: true },
  { label: "이유", cell: reasonOf, wideOnly: true },
  { label: "신고한 사람", cell: reporterText, wideOnly: true },
  { label: "신고한 때", cell: (row) => momentText(row.createdAt, serverNow()) },
];

const FILE: CsvColumns<MessageReport> = [
  ["신고 번호", ({ id }) => id],
  ["수업", nameOf],
  ["과목", ({ subjectLabel }) => subjectLabel],
  ["이유", reasonOf],
  ["신고한 사람", reporterText],
  ["신고한 때", ({ createdAt }) => createdAt],
];
