import { ORDER_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { DeskColumn } from "../list/desk-table";
import type { CsvColumns } from "../list/use-pages";
import { StaffLink } from "../words/staff-link";
import { personName } from "../words/whom-text";
import type { DeskSchedule, ScheduleSort } from "./schedule-queries";
import { expiryText, nextText, scheduleState } from "./schedule-text";

const buyerOf = ({ buyerName }: DeskSchedule) => personName({ name: buyerName });
const next = (row: DeskSchedule) => nextText(row, serverNow());

/** "김하준 수학": the name of a row. */
export const scheduleTitle = ({ studentName, subjectLabel }: DeskSchedule) => `${studentName} ${subjectLabel}`;

const state = (row: DeskSchedule) => {
  const { label, tone } = scheduleState(row);
  return <Badge tone={tone}>{label}</Badge>;
};

const buyerLink = (row: DeskSchedule) => (
  <StaffLink task="PEOPLE" href={`/operator/people/${row.buyerId}`}>
    {buyerOf(row)}
  </StaffLink>
);
const orderLink = (row: DeskSchedule) => (
  <StaffLink task="MONEY" href={`/operator/money/orders/${row.merchantUid}`}>
    {row.merchantUid}
  </StaffLink>
);

/** What a phone shows of a row below its name. */
export const scheduleBelow = (row: DeskSchedule) => (
  <>
    <span>{next(row)}</span>
    <span>{`${row.lessonsLeft}회 남음`}</span>
    <span>{expiryText(row)}</span>
    <span className="basis-full">{buyerLink(row)}</span>
    <span className="basis-full">{orderLink(row)}</span>
  </>
);

export const SCHEDULE_COLUMNS: ReadonlyArray<DeskColumn<DeskSchedule, ScheduleSort>> = [
  { label: "상품", cell: ({ productName }) => productName, wideOnly: true },
  { label: "구매자", cell: buyerLink, wideOnly: true },
  { label: "주문", cell: orderLink, wideOnly: true },
  { label: "상태", cell: state },
  { label: "다음", cell: next, sort: "nextDate", wideOnly: true },
  { label: "남은 수업", align: "right", cell: ({ lessonsLeft }) => `${lessonsLeft}회`, wideOnly: true },
  { label: "수업 기한", cell: expiryText, wideOnly: true },
];

export const SCHEDULE_FILE: CsvColumns<DeskSchedule> = [
  ["주문 번호", ({ merchantUid }) => merchantUid],
  ["주문 상태", ({ orderStatus }) => ORDER_STATUS_LABELS[orderStatus]],
  ["상품", ({ productName }) => productName],
  ["과목", ({ subjectLabel }) => subjectLabel],
  ["학생", ({ studentName }) => studentName],
  ["구매자", buyerOf],
  ["상태", (row) => scheduleState(row).label],
  ["다음 결제일", ({ status, nextDate }) => (status === "STOPPED" ? null : nextDate)],
  ["금액", ({ status, amount }) => (status === "STOPPED" ? null : amount)],
  ["다음", next],
  ["남은 수업", ({ lessonsLeft }) => lessonsLeft],
  ["수업 기한", ({ expiresOn }) => expiresOn],
  ["첫 수업", ({ isUnplanned }) => (isUnplanned ? "잡기 전" : null)],
  ["매칭 번호", ({ matchId }) => matchId],
];
