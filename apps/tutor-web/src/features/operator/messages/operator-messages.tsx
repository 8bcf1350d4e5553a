"use client";

import {
  MESSAGE_DROP_REASON_LABELS,
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  MESSAGE_STATUS_LABELS,
  MESSAGE_STATUSES,
  type MessageStatus,
} from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { BulkBar } from "../bulk/bulk-bar";
import { useChoice } from "../bulk/use-choice";
import { RowAct } from "../forms/row-act";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { DayFilters, ListFilters } from "../list-search/list-filters";
import { withoutNulls } from "../list-search/without-nulls";
import { momentText } from "../words/day-text";
import { phoneEndText } from "../words/whom-text";
import {
  type Message,
  type MessageFilter,
  readMessages,
  sendAgain,
  useFreshMessages,
  useMessages,
  useSendAgain,
} from "./message-queries";

const PLACE = {
  status: parseAsStringLiteral(MESSAGE_STATUSES),
  kind: parseAsStringLiteral(MESSAGE_KINDS),
  userId: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

const TONES: Readonly<Record<MessageStatus, BadgeTone>> = { SENT: "success", DROPPED: "neutral", FAILED: "error" };

/** `/operator/messages`: what went to people's phones, and what did not. Answers 404 without the OPERATOR role. */
export function OperatorMessages() {
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const sort = useListSort(["createdAt"]);
  const filter: MessageFilter = { ...withoutNulls(place), sort: sort.sort, dir: sort.dir };
  const messages = useMessages(filter);
  const readAnew = useFreshMessages();
  const choice = useChoice({ idOf, nameOf: messageOf, canChoose: ({ canSendAgain }) => canSendAgain });
  if (isApiError(messages.error, "account", 10003)) return <OperatorRefusal error={messages.error} />;
  return (
    <>
      <PageTitle lead="문자와 알림톡이 어떻게 됐는지 보여요. 링크의 뒷부분과 인증번호는 남기지 않아요.">
        메시지
      </PageTitle>
      <ListFilters label="메시지 좁히기">
        <NativeSelect
          label="결과"
          value={place.status ?? ""}
          onChange={({ target }) =>
            void change({ status: MESSAGE_STATUSES.find((one) => one === target.value) ?? null })
          }
          options={[
            { value: "", label: "모두" },
            ...MESSAGE_STATUSES.map((value) => ({ value, label: MESSAGE_STATUS_LABELS[value] })),
          ]}
        />
        <NativeSelect
          label="종류"
          value={place.kind ?? ""}
          onChange={({ target }) => void change({ kind: MESSAGE_KINDS.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...MESSAGE_KINDS.map((value) => ({ value, label: MESSAGE_KIND_LABELS[value] })),
          ]}
        />
        <DayFilters from={place.from} to={place.to} onChange={(days) => void change(days)} />
      </ListFilters>
      <DeskList
        reading={messages}
        what="메시지를"
        none={{ title: "맞는 메시지가 없어요", reason: "기간이나 결과를 바꿔 보세요." }}
        csv={{ name: "메시지", read: (reason) => readCsv("MESSAGES", reason, readMessages(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption="메시지 목록"
            name={{ label: "받는 사람", text: (row) => nameOf(row) ?? <Phone row={row} />, below: belowOf, more }}
            columns={COLUMNS}
            rows={rows}
            idOf={idOf}
            hrefOf={hrefOf}
            place={sort}
            choice={choice}
          />
        )}
      </DeskList>
      <BulkBar
        label="다시 보내기"
        help="고른 메시지를 한 번씩 다시 보내요. 알림을 끈 분께는 가지 않아요."
        busyLabel="보내고 있어요"
        rows={messages.data ?? []}
        choice={choice}
        send={sendAgain}
        onDone={readAnew}
      />
    </>
  );
}

/** Whoever it went to: the account's name, else that of the tutor who has the number. */
const nameOf = ({ userName, tutor }: Message) => userName ?? (tutor ? `${tutor.name} 선생님` : null);
function hrefOf({ userId, tutor }: Message): string | null {
  if (userId !== null) return `/operator/people/${userId}`;
  return tutor ? `/operator/tutors/${tutor.id}` : null;
}
const receiverOf = (row: Message) => nameOf(row) ?? phoneEndText(row.phoneEnd);
const idOf = ({ id }: Message) => id;
const calledOf = (row: Message) => (row.userName === null && row.tutor ? receiverOf(row) : `${receiverOf(row)} 님`);
const whomOf = (row: Message) => `${calledOf(row)}(${phoneEndText(row.phoneEnd)})`;
/** Which message, and whose. */
const messageOf = (row: Message) =>
  `${whomOf(row)}, ${MESSAGE_KIND_LABELS[row.kind]} ${momentText(row.createdAt, serverNow())}`;
const whyOf = ({ dropReason, failure }: Message) =>
  dropReason ? MESSAGE_DROP_REASON_LABELS[dropReason] : (failure ?? "");

const more = (row: Message) => whyOf(row) || row.text;

function belowOf(row: Message) {
  return (
    <>
      <span>{MESSAGE_KIND_LABELS[row.kind]}</span>
      <span>{momentText(row.createdAt, serverNow())}</span>
    </>
  );
}

const Phone = ({ row }: { row: Message }) => <span className="num">{phoneEndText(row.phoneEnd)}</span>;

function Again({ row }: { row: Message }) {
  const send = useSendAgain();
  if (!row.canSendAgain) return null;
  return (
    <RowAct
      label="다시 보내기"
      name={`${calledOf(row)}께 다시 보내기`}
      help={`${whomOf(row)}께 같은 메시지를 보내요.`}
      busyLabel="보내고 있어요"
      done="다시 보내기로 했어요"
      onSend={(reason) => send.mutateAsync({ params: { path: { id: row.id } }, body: { reason } })}
    />
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<Message, "createdAt">> = [
  // Who has no name is called by the phone number already.
  { label: "휴대폰", cell: (row) => (nameOf(row) === null ? "-" : <Phone row={row} />), wideOnly: true },
  {
    label: "종류",
    cell: (row) => <span className="whitespace-nowrap">{MESSAGE_KIND_LABELS[row.kind]}</span>,
    wideOnly: true,
  },
  {
    label: "메시지",
    cell: (row) => <span className="line-clamp-2 max-w-120">{row.text ?? "-"}</span>,
    wideOnly: true,
  },
  { label: "보낸 때", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true, sort: "createdAt" },
  {
    label: "결과",
    cell: (row) => (
      <>
        <Badge tone={TONES[row.status]}>{MESSAGE_STATUS_LABELS[row.status]}</Badge>
        <span className="mt-1 block text-caption text-fg-3 max-lg:hidden">
          {[whyOf(row), row.attempts > 1 ? `${row.attempts}번 시도` : ""].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  { label: "할 일", isAct: true, cell: (row) => <Again row={row} /> },
];

const FILE: CsvColumns<Message> = [
  ["보낸 때", ({ createdAt }) => createdAt],
  ["받는 사람", nameOf],
  ["휴대폰 끝", ({ phoneEnd }) => phoneEnd],
  ["종류", ({ kind }) => MESSAGE_KIND_LABELS[kind]],
  ["결과", ({ status }) => MESSAGE_STATUS_LABELS[status]],
  ["이유", whyOf],
  ["시도", ({ attempts }) => attempts],
  ["메시지", ({ text }) => text],
];
