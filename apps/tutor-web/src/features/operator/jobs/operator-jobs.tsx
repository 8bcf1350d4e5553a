"use client";

import { NativeSelect } from "@pkg/ui/native-select";
import { Segmented } from "@pkg/ui/segmented";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { BulkBar } from "../bulk/bulk-bar";
import { useChoice } from "../bulk/use-choice";
import { RowAct } from "../forms/row-act";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { withoutNulls } from "../list-search/without-nulls";
import { momentText } from "../words/day-text";
import {
  type FailedJob,
  JOB_STATES,
  type JobState,
  readJobs,
  startAgain,
  useFailedJobs,
  useFreshJobs,
  useStartAgain,
} from "./job-queries";
import { JOB_LABELS, jobText, LABELED_JOBS } from "./job-text";

const STATE_LABELS: Readonly<Record<JobState, string>> = { GIVEN_UP: "멈춘 작업", RETRYING: "다시 하는 중" };
const NONE: Readonly<Record<JobState, { title: string; reason: string }>> = {
  GIVEN_UP: { title: "멈춘 작업이 없어요", reason: "이틀 넘게 되지 않은 작업이 여기에 나와요." },
  RETRYING: { title: "다시 하는 작업이 없어요", reason: "한 번 실패한 작업은 스스로 다시 해요." },
};

const PLACE = {
  state: parseAsStringLiteral(JOB_STATES).withDefault("GIVEN_UP"),
  name: parseAsStringLiteral(LABELED_JOBS),
};

/** `/operator/jobs`: work in the background that failed. Answers 404 without the OPERATOR or ADMIN role. */
export function OperatorJobs() {
  const [{ state, name }, change] = useQueryStates(PLACE, { history: "replace" });
  const place = useListSort(["at"]);
  const filter = { state, sort: place.sort, dir: place.dir, ...withoutNulls({ name }) };
  const jobs = useFailedJobs(filter);
  const readAnew = useFreshJobs();
  const choice = useChoice({ idOf, nameOf });
  if (isApiError(jobs.error, "account", 10003)) return <OperatorRefusal error={jobs.error} />;
  return (
    <>
      <PageTitle lead="실패한 작업은 이틀 넘게 스스로 다시 하고, 그래도 안 되면 멈춰요.">작업</PageTitle>
      <div className="mb-5">
        <Segmented
          legend="볼 작업"
          legendLook="hidden"
          options={JOB_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
          value={state}
          onChange={(next) => void change({ state: next })}
        />
      </div>
      <ListFilters label="작업 좁히기">
        <NativeSelect
          label="종류"
          value={name ?? ""}
          onChange={({ target }) => void change({ name: LABELED_JOBS.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...LABELED_JOBS.map((value) => ({ value, label: JOB_LABELS[value] })),
          ]}
        />
      </ListFilters>
      <DeskList
        reading={jobs}
        what="작업을"
        none={NONE[state]}
        csv={{ name: STATE_LABELS[state], read: (reason) => readCsv("JOBS", reason, readJobs(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption={STATE_LABELS[state]}
            name={{ label: "작업", text: ({ name }) => jobText(name), below: belowOf }}
            columns={COLUMNS}
            rows={rows}
            idOf={idOf}
            place={place}
            choice={choice}
          />
        )}
      </DeskList>
      <BulkBar
        label="다시 하기"
        help="고른 작업을 지금 한 번씩 더 해요."
        busyLabel="다시 하고 있어요"
        rows={jobs.data ?? []}
        choice={choice}
        send={startAgain}
        onDone={readAnew}
      />
    </>
  );
}

const idOf = ({ id }: FailedJob) => id;
const nameOf = ({ name, key }: FailedJob) => `${jobText(name)} ${key ?? ""}`.trim();

function belowOf(row: FailedJob) {
  return (
    <>
      <span>{row.reason ?? "이유를 몰라요"}</span>
      <span>{momentText(row.at, serverNow())}</span>
    </>
  );
}

function Again({ row }: { row: FailedJob }) {
  const start = useStartAgain();
  return (
    <RowAct
      label="다시 하기"
      name={`${nameOf(row)} 다시 하기`}
      help="지금 한 번 더 해요."
      busyLabel="다시 하고 있어요"
      done="다시 하기로 했어요"
      onSend={(reason) => start.mutateAsync({ params: { path: { id: row.id } }, body: { reason } })}
    />
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<FailedJob, "at">> = [
  { label: "번호", cell: (row) => <span className="figures wrap-anywhere">{row.key ?? "-"}</span>, wideOnly: true },
  { label: "이유", cell: (row) => row.reason ?? "-", wideOnly: true },
  { label: "시도", cell: (row) => `${row.attempts}번`, align: "right" },
  { label: "만든 때", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true },
  { label: "멈춘 때 · 다음 시도", cell: (row) => momentText(row.at, serverNow()), wideOnly: true, sort: "at" },
  { label: "할 일", isAct: true, cell: (row) => <Again row={row} /> },
];

const FILE: CsvColumns<FailedJob> = [
  ["작업", ({ name }) => name],
  ["번호", ({ key }) => key],
  ["이유", ({ reason }) => reason],
  ["시도", ({ attempts }) => attempts],
  ["만든 때", ({ createdAt }) => createdAt],
  ["멈춘 때 · 다음 시도", ({ at }) => at],
];
