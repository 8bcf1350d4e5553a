"use client";

import {
  LESSON_DISPUTE_DECISION_LABELS,
  LESSON_DISPUTE_REASON_LABELS,
  LESSON_DISPUTE_STATUSES,
  type LessonDisputeStatus,
} from "@pkg/domain";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { DisputeCard } from "./dispute-card";
import { type LessonDispute, readDisputes, useDisputes } from "./dispute-queries";
import { answerText } from "./dispute-text";

const LIST_LABELS: Readonly<Record<LessonDisputeStatus, string>> = { OPEN: "정할 것", DECIDED: "정한 것" };
const NONE: Readonly<Record<LessonDisputeStatus, { title: string; reason: string }>> = {
  OPEN: { title: "정할 수업이 없어요", reason: "가족이나 선생님이 알리거나, 했는지 말이 다른 수업이 여기에 나와요." },
  DECIDED: { title: "정한 수업이 없어요", reason: "정한 수업이 여기에 모여요." },
};

/** `/operator/lesson-disputes`: lessons on which the two sides do not agree. Answers 404 without the OPERATOR role. */
export function OperatorDisputes() {
  const [list, choose] = useQueryState("list", parseAsStringLiteral(LESSON_DISPUTE_STATUSES).withDefault("OPEN"));
  const disputes = useDisputes(list);
  if (isApiError(disputes.error, "account", 10003)) return <OperatorRefusal error={disputes.error} />;
  const panel = (
    <DeskList
      reading={disputes}
      what="수업을"
      none={NONE[list]}
      csv={{
        name: `수업 확인, ${LIST_LABELS[list]}`,
        read: (reason) => readCsv("DISPUTES", reason, readDisputes(list), FILE),
      }}
    >
      {(rows) => (
        <div className="mt-4 grid gap-4">
          {rows.map((dispute) => (
            <DisputeCard key={dispute.lessonId} dispute={dispute} />
          ))}
        </div>
      )}
    </DeskList>
  );
  return (
    <>
      <PageTitle lead="정할 때까지 수업은 쓴 것으로 세지 않고, 수업료는 보류해요.">수업 확인</PageTitle>
      <Tabs
        label="수업 확인 상태"
        value={list}
        onChange={(next) => void choose(next)}
        tabs={LESSON_DISPUTE_STATUSES.map((value) => ({
          value,
          label: LIST_LABELS[value],
          panel: value === list ? panel : null,
        }))}
      />
    </>
  );
}

const FILE: CsvColumns<LessonDispute> = [
  ["수업 번호", ({ lessonId }) => lessonId],
  ["수업 시작", ({ startsAt }) => startsAt],
  ["과목", ({ subjectLabel }) => subjectLabel],
  ["학생", ({ studentName }) => studentName],
  ["선생님", ({ tutorName }) => tutorName],
  ["알린 일", ({ reason }) => LESSON_DISPUTE_REASON_LABELS[reason]],
  ["자세히", ({ detail }) => detail],
  ["알린 때", ({ createdAt }) => createdAt],
  ["약속한 날", ({ decidedBy }) => decidedBy],
  ["학생 가족의 답", (row) => (row.answers.length > 0 ? answerText(row, "BUYER", serverNow()) : null)],
  ["선생님의 답", (row) => (row.answers.length > 0 ? answerText(row, "TUTOR", serverNow()) : null)],
  ["정한 것", ({ decision }) => decision && LESSON_DISPUTE_DECISION_LABELS[decision]],
  ["정한 이유", ({ decisionReason }) => decisionReason],
  ["정한 때", ({ decidedAt }) => decidedAt],
];
