"use client";

import { Badge } from "@pkg/ui/badge";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { useListSearch } from "../list-search/use-list-search";
import { withoutNulls } from "../list-search/without-nulls";
import { momentText } from "../words/day-text";
import { personName, phoneEndText } from "../words/whom-text";
import {
  CONSULTATION_SHOWS,
  CONSULTATION_SORTS,
  type ConsultationShow,
  type ConsultationSort,
  type ListedConsultation,
  readConsultations,
  useConsultations,
} from "./consultation-queries";
import { goalsOf, gradeOf, promiseOf, stateOf } from "./consultation-text";

const SHOW_LABELS: Readonly<Record<ConsultationShow, string>> = {
  CALLS: "전화할 것",
  LATE: "약속한 때가 지난 것",
  OFFERS: "제안할 것과 제안한 것",
  PAID: "결제한 것",
  ALL: "모두",
};

const PLACE = { show: parseAsStringLiteral(CONSULTATION_SHOWS).withDefault("CALLS"), phone: parseAsString };
const isPhone = (text: string) => /^(\d{4}|\d{9,11})$/.test(text.replace(/[\s.-]/g, ""));

/** `/operator/consultations`: calls by their promise, the late ones first. Answers 404 without the OPERATOR role. */
export function OperatorConsultations() {
  const [{ show, phone: typed }, change] = useQueryStates(PLACE, { history: "replace" });
  const phone = useListSearch(typed, isPhone);
  const place = useListSort<ConsultationSort>(CONSULTATION_SORTS, "asc");
  const filter = { show, sort: place.sort, dir: place.dir, ...withoutNulls({ phone: phone.asked }) };
  const consultations = useConsultations(filter);
  if (isApiError(consultations.error, "account", 10003)) return <OperatorRefusal error={consultations.error} />;
  return (
    <>
      <PageTitle lead="약속한 때가 이른 상담이 위에 있어요. 늦은 것부터 전화해 주세요.">상담</PageTitle>
      <ListFilters label="상담 좁히기">
        <SearchField
          label="전화번호나 끝 4자리"
          value={typed}
          onChange={(next) => void change({ phone: next })}
          error={phone.isTooShort ? "전화번호나 끝 4자리를 적어 주세요." : undefined}
        />
        <NativeSelect
          label="볼 상담"
          value={show}
          onChange={({ target }) =>
            void change({ show: CONSULTATION_SHOWS.find((one) => one === target.value) ?? null })
          }
          options={CONSULTATION_SHOWS.map((value) => ({ value, label: SHOW_LABELS[value] }))}
        />
      </ListFilters>
      <DeskList
        reading={consultations}
        what="상담을"
        none={{ title: "지금은 상담이 없어요", reason: "무료 상담을 신청하면 여기에 나와요." }}
        csv={{
          name: `상담-${SHOW_LABELS[show]}`,
          read: (reason) => readCsv("CONSULTATIONS", reason, readConsultations(filter), FILE),
        }}
      >
        {(rows) => (
          <DeskTable
            caption="상담 목록"
            name={{ label: "전화 끝자리와 학년", text: nameOf, below: belowOf }}
            columns={COLUMNS}
            rows={rows}
            idOf={({ id }) => id}
            hrefOf={({ id }) => `/operator/consultations/${id}`}
            place={place}
          />
        )}
      </DeskList>
    </>
  );
}

const nameOf = (row: ListedConsultation) => `${phoneEndText(row.phoneEnd)} · ${gradeOf(row)}`;

/** What the person is called, and whether there is no account. */
const callerOf = ({ callerName, buyer }: ListedConsultation) =>
  [callerName ?? buyer?.name, buyer ? null : "비회원"].filter(Boolean).join(" · ");

function belowOf(row: ListedConsultation) {
  return (
    <>
      <span>{callerOf(row)}</span>
      <span>{stateOf(row.status, row.offerState)}</span>
      <span>{goalsOf(row)}</span>
    </>
  );
}

function Promised({ row }: { row: ListedConsultation }) {
  if (row.status !== "REQUESTED" && row.status !== "CALL_LATER") return promiseOf(row);
  return <Badge tone={row.isLate ? "error" : "warn"}>{`${promiseOf(row)}${row.isLate ? " 지났어요" : ""}`}</Badge>;
}

const COLUMNS: ReadonlyArray<DeskColumn<ListedConsultation, ConsultationSort>> = [
  { label: "이름", cell: callerOf, wideOnly: true },
  { label: "고민", cell: goalsOf, wideOnly: true },
  { label: "상태", cell: (row) => stateOf(row.status, row.offerState), wideOnly: true },
  { label: "신청한 때", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true, sort: "createdAt" },
  { label: "약속한 때", cell: (row) => <Promised row={row} />, sort: "promisedUntil" },
];

const FILE: CsvColumns<ListedConsultation> = [
  ["상담 번호", ({ id }) => id],
  ["전화 끝", ({ phoneEnd }) => phoneEnd],
  ["학년", gradeOf],
  ["이름", ({ callerName }) => callerName ?? ""],
  ["회원", ({ buyer }) => (buyer ? personName(buyer) : "비회원")],
  ["고민", goalsOf],
  ["상태", ({ status, offerState }) => stateOf(status, offerState)],
  ["신청한 때", ({ createdAt }) => createdAt],
  ["약속한 때", promiseOf],
];
