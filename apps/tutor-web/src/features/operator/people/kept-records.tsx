import {
  formatKoreanDate,
  formatPhone,
  type KeptRecordKind,
  LESSON_DISPUTE_DECISION_LABELS,
  LESSON_DISPUTE_REASON_LABELS,
  MESSAGE_REPORT_REASON_LABELS,
  PULSE_LABELS,
} from "@pkg/domain";
import { useState } from "react";
import { RowAct } from "../forms/row-act";
import { type KeptRecord, type Person, useKeptRecords } from "./people-queries";

const KINDS: Readonly<Record<KeptRecordKind, string>> = {
  ORDER: "결제",
  DISPUTE: "수업 확인",
  REPORT: "메시지 신고",
  PULSE: "아쉬운 가족 상담",
};

/** What the facts are called. */
const FACTS: Readonly<Record<string, string>> = {
  merchant_uid: "주문 번호",
  order_name: "상품",
  student_name: "학생",
  student_phone_number: "학생 휴대폰",
  guardian_name: "보호자",
  guardian_phone_number: "보호자 휴대폰",
  postcode: "우편번호",
  address: "주소",
  address_detail: "상세 주소",
  card_name: "카드",
  card_number: "카드 번호",
  reason: "이유",
  answer: "답",
  decision: "결정",
  detail: "내용",
  buyer_detail: "가족이 적은 내용",
  tutor_detail: "선생님이 적은 내용",
  decision_reason: "결정한 이유",
  note: "메모",
  handled_note: "상담 메모",
};

/** Facts that are codes, by the kind of record. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "DISPUTE.reason": LESSON_DISPUTE_REASON_LABELS,
  "DISPUTE.decision": LESSON_DISPUTE_DECISION_LABELS,
  "REPORT.reason": MESSAGE_REPORT_REASON_LABELS,
  "PULSE.answer": PULSE_LABELS,
};

/** What the law keeps of a closed account, apart from the daily work: read for a reason. */
export function KeptRecords({ person }: { person: Person }) {
  const [records, setRecords] = useState<readonly KeptRecord[] | null>(null);
  const read = useKeptRecords();
  if (person.closedAt === null) return null;
  return (
    <section aria-labelledby="kept" className="grid justify-items-start gap-3">
      <h2 id="kept" className="text-title-3">
        따로 보관한 기록
      </h2>
      {records ? (
        <Records records={records} />
      ) : (
        <RowAct
          label="보관한 기록 보기"
          help="탈퇴한 회원의 결제 기록은 5년, 수업 확인과 신고 기록은 3년 동안 따로 보관해요."
          busyLabel="불러오고 있어요"
          done="보관한 기록을 열었어요"
          onSend={async (reason) => {
            const { content } = await read.mutateAsync({ params: { path: { id: person.id } }, body: { reason } });
            setRecords(content);
          }}
        />
      )}
    </section>
  );
}

function Records({ records }: { records: readonly KeptRecord[] }) {
  if (records.length === 0) return <p className="text-body-sm text-fg-2">보관한 기록이 없어요.</p>;
  return (
    <ul className="grid w-full gap-4">
      {records.map(({ kind, sourceId, facts, madeAt, until }) => (
        <li key={kind + sourceId} className="border-t border-line pt-3">
          <p className="text-label">{`${KINDS[kind]} · ${day(madeAt)}`}</p>
          <p className="text-caption text-fg-3">{`${day(until)}에 지워요`}</p>
          <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-body-sm">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-fg-3">{FACTS[name] ?? name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{textOf(kind, name, value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const textOf = (kind: KeptRecordKind, name: string, value: string) =>
  name.endsWith("phone_number") ? formatPhone(value) : (CODES[`${kind}.${name}`]?.[value] ?? value);

const day = (at: string) => formatKoreanDate(new Date(at), { withYear: true });
