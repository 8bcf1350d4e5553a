"use client";

import { subjectName } from "@pkg/domain";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { PulseCard } from "./pulse-card";
import { type BadPulse, PULSE_STATES, type PulseState, readPulses, usePulses } from "./pulse-queries";

const LABELS: Readonly<Record<PulseState, string>> = { OPEN: "챙길 것", HANDLED: "챙긴 것" };
const NONE: Readonly<Record<PulseState, { title: string; reason: string }>> = {
  OPEN: { title: "챙길 가족이 없어요", reason: "아쉽다고 답한 가족이 여기에 나와요." },
  HANDLED: { title: "챙긴 가족이 없어요", reason: "이야기한 내용이 여기에 모여요." },
};

/** `/operator/pulses`: families that say of their tutor "아쉬워요". Answers 404 without the OPERATOR role. */
export function OperatorPulses() {
  const [state, choose] = useQueryState("state", parseAsStringLiteral(PULSE_STATES).withDefault("OPEN"));
  const pulses = usePulses(state);
  if (isApiError(pulses.error, "account", 10003)) return <OperatorRefusal error={pulses.error} />;
  const panel = (
    <DeskList
      reading={pulses}
      what="가족을"
      none={NONE[state]}
      csv={{
        name: `불만족 응답-${LABELS[state]}`,
        read: (reason) => readCsv("PULSES", reason, readPulses(state), FILE),
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((pulse) => (
            <li key={`${pulse.matchId}:${pulse.tutorId}`}>
              <PulseCard pulse={pulse} />
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
  return (
    <>
      <PageTitle lead="수업한 뒤 아쉽다고 답한 가족이에요. 먼저 전화해 주세요. 선생님에게는 보이지 않아요.">
        불만족 응답
      </PageTitle>
      <Tabs
        label="불만족 응답 상태"
        value={state}
        onChange={(next) => void choose(next)}
        tabs={PULSE_STATES.map((value) => ({
          value,
          label: LABELS[value],
          panel: value === state ? panel : null,
        }))}
      />
    </>
  );
}

const FILE: CsvColumns<BadPulse> = [
  ["학생", ({ studentName }) => studentName],
  ["구매자", ({ buyerName }) => buyerName],
  ["과목", (row) => subjectName(row)],
  ["선생님", ({ tutorName }) => tutorName],
  ["한 수업", ({ heldLessons }) => heldLessons],
  ["답한 때", ({ answeredAt }) => answeredAt],
  ["챙긴 때", ({ handledAt }) => handledAt],
  ["챙긴 내용", ({ handledNote }) => handledNote],
  ["매칭 번호", ({ matchId }) => matchId],
];
