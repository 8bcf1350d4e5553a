import {
  changedRenewalDate,
  formatKoreanDate,
  LAST_RENEWAL_DAY,
  lessonGapText,
  RENEWAL_NOTICE_DAYS,
  storedPaymentLabel,
  toKstDate,
} from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { useState } from "react";
import { type StoredMethod, useStoredMethods } from "@/lib/card/stored-methods";
import type { Schedule } from "../queries";
import { useScheduleAction } from "../use-schedule-action";
import { GoOnDialog } from "./go-on-dialog";
import { renewalDayText } from "./schedule-facts";
import { consentOf } from "./switch-button";

const DAYS = Array.from({ length: LAST_RENEWAL_DAY }, (_, index) => index + 1);

/** Leaves the next charge out, moves its day, or has it paid with another stored method. */
export default function ScheduleOptions({ schedule }: { schedule: Schedule }) {
  const { dayOfMonth, canSkip, skippedDate, status } = schedule;
  return (
    <div className="mt-2 grid gap-5 border-t border-line pt-4 pb-2">
      {canSkip || skippedDate ? <SkipOption schedule={schedule} /> : null}
      {dayOfMonth && status === "ACTIVE" ? <DayOption schedule={schedule} day={dayOfMonth} /> : null}
      <MethodOption schedule={schedule} />
    </div>
  );
}

function SkipOption({ schedule }: { schedule: Schedule }) {
  const { send, isPending } = useScheduleAction(schedule);
  const isSkipped = schedule.skippedDate !== null;
  return (
    <div className="grid gap-2">
      <p className="text-label">{isSkipped ? "이번 결제를 건너뛰기로 했어요" : "이번 결제만 건너뛰기"}</p>
      <p className="text-caption text-fg-2">
        {isSkipped
          ? "결제일 전까지 되돌릴 수 있어요."
          : "한 달 쉬고 다음 달에 이어서 결제해요. 남은 수업은 그대로 들어요."}
      </p>
      <Button
        variant="line"
        size="sm"
        busy={isPending}
        busyLabel="바꾸고 있어요"
        onClick={() => send({ skipsNext: !isSkipped }, isSkipped ? "UNSKIPPED" : "SKIPPED")}
      >
        {isSkipped ? "건너뛰지 않기" : "한 번 건너뛰기"}
      </Button>
    </div>
  );
}

function DayOption({ schedule, day }: { schedule: Schedule; day: number }) {
  const { send, isPending } = useScheduleAction(schedule);
  const [chosen, setChosen] = useState(day);
  // A day that some months lack was not chosen here; it stays until another is.
  const days = day > LAST_RENEWAL_DAY ? [...DAYS, day] : DAYS;
  return (
    <div className="grid gap-2">
      <NativeSelect
        label="결제일"
        help={`결제 ${RENEWAL_NOTICE_DAYS}일 전에 알려 드릴 수 있는 날부터 바뀌어요.`}
        options={days.map((value) => ({ value: String(value), label: renewalDayText(value) }))}
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <p aria-live="polite" className="text-body-sm text-fg-2">
        {chosen === day ? nextText(schedule.nextDate) : changeText(schedule, chosen)}
      </p>
      <Button
        variant="line"
        size="sm"
        off={chosen === day}
        busy={isPending}
        busyLabel="바꾸고 있어요"
        onClick={() => send({ dayOfMonth: chosen }, "DAY")}
      >
        결제일 바꾸기
      </Button>
    </div>
  );
}

/** When the charge comes on another day of the month, and how long there are no lessons until then. */
function changeText({ period, periodBeganOn, skippedDate, lastLessonOn }: Schedule, day: number): string {
  if (period && period.status !== "DUE") return "지금 결제가 끝나면 다음 결제부터 바뀌어요.";
  const today = toKstDate(serverNow());
  const date = changedRenewalDate({
    day,
    periodBeganOn: skippedDate ?? periodBeganOn,
    today,
    announcedFor: period?.dueOn ?? null,
  });
  const gap = lastLessonOn ? lessonGapText(lastLessonOn, date) : "";
  return `${nextText(date)} ${gap}`.trim();
}

const nextText = (date: string): string => `다음 결제는 ${formatKoreanDate(date)}이에요.`;

/** Another method; one with which the renewal goes on, or is charged at once, asks first. */
function MethodOption({ schedule }: { schedule: Schedule }) {
  const { send, isPending } = useScheduleAction(schedule);
  const [asked, setAsked] = useState<StoredMethod | null>(null);
  const { data = [] } = useStoredMethods();
  const { status, paymentMethod, paysNow } = schedule;
  const others = data.filter(({ id }) => id !== paymentMethod?.id);
  const resumes = status === "PAUSED" || (status === "STOPPED" && paymentMethod === null);
  const asks = resumes || (paysNow && status === "ACTIVE");
  const use = ({ id }: StoredMethod) => {
    setAsked(null);
    if (resumes) send({ paymentMethodId: id, status: "ACTIVE", ...consentOf(schedule) }, "RESUMED");
    else send({ paymentMethodId: id }, "METHOD");
  };
  return (
    <div className="grid gap-2">
      <p className="text-label">결제 수단</p>
      {others.map((method) => (
        <Button
          key={method.id}
          variant="line"
          size="sm"
          busy={isPending}
          busyLabel="바꾸고 있어요"
          onClick={() => (asks ? setAsked(method) : use(method))}
        >{`${storedPaymentLabel(method)} ${resumes ? "쓰고 다시 켜기" : "쓰기"}`}</Button>
      ))}
      <ButtonLink href="/mypage/payment-management/payment-method" linkAs={Link} variant="quiet" size="sm">
        새 카드 추가하기
      </ButtonLink>
      {asked ? (
        <GoOnDialog schedule={schedule} method={asked} open onClose={() => setAsked(null)} onPress={() => use(asked)} />
      ) : null}
    </div>
  );
}
