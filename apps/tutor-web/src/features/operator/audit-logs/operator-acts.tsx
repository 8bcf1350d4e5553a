"use client";

import { LOOKS_KEPT_YEARS, TEXT_LENGTHS } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { Segmented } from "@pkg/ui/segmented";
import { TextField } from "@pkg/ui/text-field";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { DayFilters, ListFilters } from "../list-search/list-filters";
import { useSettled } from "../list-search/use-settled";
import { withoutNulls } from "../list-search/without-nulls";
import { momentText } from "../words/day-text";
import { StaffLink } from "../words/staff-link";
import { ACT_VIEWS, type Act, type ActFilter, readActs, useActs } from "./act-queries";
import { ACT_OPTIONS, ACT_VIEW_LABELS, actText, targetOf } from "./act-text";

const PLACE = {
  view: parseAsStringLiteral(ACT_VIEWS).withDefault("CHANGE"),
  action: parseAsString,
  actor: parseAsString,
  target: parseAsString,
  from: parseAsString,
  to: parseAsString,
};
const PAUSE_MS = 300;

/** `/operator/acts`: who did what and why. Answers 404 without the ADMIN role. */
export function OperatorActs() {
  const [{ view, ...place }, change] = useQueryStates(PLACE, { history: "replace" });
  const sort = useListSort(["id"]);
  // An act that is named by itself is listed whichever it is.
  const kind = view === "ALL" || place.action !== null ? {} : { kind: view };
  const asked: ActFilter = { ...withoutNulls(place), ...kind, sort: sort.sort, dir: sort.dir };
  // Two of the filters are typed.
  const filter: ActFilter = JSON.parse(useSettled(JSON.stringify(asked), PAUSE_MS));
  const acts = useActs(filter);
  if (isApiError(acts.error, "account", 10003)) return <OperatorRefusal error={acts.error} />;
  return (
    <>
      <PageTitle lead={`직원이 한 일과 이유가 남아요. 지울 수 없고, 열어 본 것은 ${LOOKS_KEPT_YEARS}년 뒤에 없어져요.`}>
        처리 기록
      </PageTitle>
      <div className="mb-5">
        <Segmented
          legend="볼 기록"
          legendLook="hidden"
          options={ACT_VIEWS.map((value) => ({ value, label: ACT_VIEW_LABELS[value] }))}
          value={view}
          onChange={(next) => void change({ view: next, action: null })}
        />
      </div>
      <ListFilters label="기록 좁히기">
        <NativeSelect
          label="한 일"
          value={place.action ?? ""}
          onChange={({ target }) => void change({ action: target.value || null })}
          options={[{ value: "", label: "모두" }, ...ACT_OPTIONS]}
        />
        <TextField
          label="누가"
          placeholder="이메일이나 회원 번호"
          maxLength={TEXT_LENGTHS.email.max}
          value={place.actor ?? ""}
          onChange={({ target }) => void change({ actor: target.value || null })}
        />
        <TextField
          label="무엇을"
          placeholder="회원, 매칭, 주문 번호"
          maxLength={TEXT_LENGTHS.personSearch.max}
          value={place.target ?? ""}
          onChange={({ target }) => void change({ target: target.value || null })}
        />
        <DayFilters from={place.from} to={place.to} onChange={(days) => void change(days)} />
      </ListFilters>
      <DeskList
        reading={acts}
        what="기록을"
        none={{ title: "맞는 기록이 없어요", reason: "기간이나 찾는 말을 바꿔 보세요." }}
        csv={{ name: "처리 기록", read: (reason) => readCsv("ACTS", reason, readActs(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption="처리 기록"
            name={{ label: "한 일", text: ({ action }) => actText(action), below: belowOf, more }}
            columns={COLUMNS}
            rows={rows}
            idOf={({ id }) => String(id)}
            place={sort}
          />
        )}
      </DeskList>
    </>
  );
}

const actorOf = ({ actorName, actorId }: Act) => actorName ?? actorId;
/** What was changed, or how many a list showed and how it was narrowed. */
const changesOf = ({ changes, shownIds, filters }: Act) =>
  [
    ...changes.map(({ name, before, after }) => `${name}: ${before ?? "없음"} → ${after ?? "없음"}`),
    ...(shownIds.length > 0 ? [`${shownIds.length}건 보임`] : []),
    ...filters.map(({ name, value }) => `${name}: ${value}`),
  ].join("\n");

const more = (row: Act) => [row.reason, changesOf(row)].filter(Boolean).join("\n") || null;

function belowOf(row: Act) {
  return (
    <>
      <span>{actorOf(row)}</span>
      {row.address && <span className="figures wrap-anywhere">{row.address}</span>}
      <Target row={row} />
      <span>{momentText(row.at, serverNow())}</span>
    </>
  );
}

function Actor({ row }: { row: Act }) {
  return (
    <span className="flex flex-col wrap-anywhere">
      {actorOf(row)}
      {[row.actorEmail, row.address].filter(Boolean).map((text) => (
        <span key={text} className="figures text-caption text-fg-3">
          {text}
        </span>
      ))}
    </span>
  );
}

function Target({ row }: { row: Act }) {
  const { text, page } = targetOf(row);
  if (!page) return <span className="figures wrap-anywhere">{text}</span>;
  return <StaffLink {...page}>{text}</StaffLink>;
}

const COLUMNS: ReadonlyArray<DeskColumn<Act, "id">> = [
  { label: "누가", cell: (row) => <Actor row={row} />, wideOnly: true },
  { label: "무엇을", cell: (row) => <Target row={row} />, wideOnly: true },
  { label: "이유", cell: (row) => row.reason ?? "-", wideOnly: true },
  {
    label: "바뀌거나 본 것",
    cell: (row) => <span className="wrap-anywhere whitespace-pre-line">{changesOf(row) || "-"}</span>,
    wideOnly: true,
  },
  {
    label: "때",
    cell: (row) => <span className="num">{momentText(row.at, serverNow())}</span>,
    wideOnly: true,
    sort: "id",
  },
];

const FILE: CsvColumns<Act> = [
  ["때", ({ at }) => at],
  ["한 일", ({ action }) => actText(action)],
  ["누가", actorOf],
  ["이메일", ({ actorEmail }) => actorEmail],
  ["접속지", ({ address }) => address],
  ["무엇을", (row) => targetOf(row).text],
  ["번호", ({ targetId }) => targetId],
  ["이유", ({ reason }) => reason],
  ["바뀌거나 본 것", changesOf],
  ["보인 번호", ({ shownIds }) => shownIds.join(" ")],
  ["요청", ({ requestId }) => requestId],
];
