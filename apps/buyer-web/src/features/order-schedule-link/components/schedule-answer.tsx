import {
  chargeText,
  FIRST_LESSON_PENDING_TEXT,
  formatKoreanDate,
  formatWon,
  lessonsStayText,
  restText,
  stopText,
  subjectName,
  withLessonCondition,
} from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Won } from "@pkg/ui/won";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Link from "next/link";
import { useState } from "react";
import { ChargeWaitNote } from "@/lib/orders/charge-wait-note";
import { type LinkedAnswer, type LinkedSchedule, useAnswer } from "../queries";

type ScheduleAnswerProps = { token: string; schedule: LinkedSchedule };

/** What the message says, and two buttons of equal weight. */
export default function ScheduleAnswer({ token, schedule }: ScheduleAnswerProps) {
  const answer = useAnswer(token);
  const react = useErrorReaction();
  const [asks, setAsks] = useState(false);
  const [isOnAgain, setOnAgain] = useState(false);
  const { status, studentName, productName, offer, lessonsLeft, rest, canKeep, canResume } = schedule;
  const isOff = status === "STOPPED";
  const charge = chargeText({ ...schedule, day: formatKoreanDate(schedule.nextDate) });
  const stops = stopText(lessonsLeft, rest, { isOff });
  const say = (said: LinkedAnswer) => {
    setOnAgain(isOff);
    answer.mutate({ params: { path: { token } }, body: { answer: said } }, { onError: react });
  };
  const isAsked = offer !== null && !offer.isAccepted && !isOff;
  const busyOn = (said: LinkedAnswer) => answer.isPending && answer.variables.body.answer === said;
  return (
    <div className="mx-auto w-full max-w-140">
      <p className="text-label text-brand-fg">{`${studentName} 학생 · ${subjectName(schedule)}`}</p>
      <h1 className="mt-1 text-title-1">{TITLES[status]}</h1>
      <p className="mt-1 text-caption text-fg-3">{productName}</p>
      <NextCharge schedule={schedule} />
      {status === "ACTIVE" && !schedule.isArranged ? (
        <p className="mt-4 rounded-md bg-info-50 px-4 py-3 text-body-sm text-info">{FIRST_LESSON_PENDING_TEXT}</p>
      ) : null}
      {status === "ACTIVE" && schedule.wait ? (
        <ChargeWaitNote wait={schedule.wait} className="mt-4 rounded-md bg-info-50 px-4 py-3 text-body-sm text-info" />
      ) : null}
      {offer && isAsked ? (
        <div className="mt-4 rounded-md bg-info-50 px-4 py-3">
          <p className="text-body-sm text-info">
            {formatKoreanDate(offer.startsOn)} 결제부터 {formatWon(offer.amount)}이에요. 동의하지 않으면 그 전에 멈춰요.
          </p>
          <Button
            variant="soft"
            size="sm"
            className="mt-2"
            busy={busyOn("ACCEPT_PRICE")}
            busyLabel="보내고 있어요"
            onClick={() => say("ACCEPT_PRICE")}
          >
            새 가격에 동의하기
          </Button>
        </div>
      ) : null}
      <p role="status" className="mt-5 text-body-sm text-fg-2">
        {isOff ? (
          <span>{`멈췄어요. 더 결제하지 않아요. ${canResume ? stops : lessonsStayText(lessonsLeft)}`}</span>
        ) : null}
        {status === "ACTIVE" ? <span>{`언제든 멈출 수 있어요. ${stops}`}</span> : null}
        {status === "PAUSED" ? (
          <span>{`쉬고 있어요. 로그인해서 결제 수단을 바꾸면 이어져요. ${rest ? restText(rest) : ""}`}</span>
        ) : null}
      </p>
      {isOff ? (
        canKeep ? (
          <Button
            variant="line"
            className="mt-5"
            busy={busyOn("KEEP")}
            busyLabel="보내고 있어요"
            onClick={() => setAsks(true)}
          >
            정기 결제 다시 켜기
          </Button>
        ) : rest ? (
          <ButtonLink href="/mypage/payment-management/order-schedule" linkAs={Link} variant="line" className="mt-5">
            로그인하고 다시 켜기
          </ButtonLink>
        ) : null
      ) : (
        <div className="mt-5 grid grid-cols-2 gap-3">
          <Button
            variant="line"
            full
            off={!canKeep}
            busy={busyOn("KEEP")}
            busyLabel="보내고 있어요"
            onClick={() => say("KEEP")}
          >
            그대로 둘게요
          </Button>
          <Button variant="line" full busy={busyOn("STOP")} busyLabel="보내고 있어요" onClick={() => setAsks(true)}>
            멈출게요
          </Button>
        </div>
      )}
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={isOff ? "정기 결제를 다시 켤까요?" : "정기 결제를 멈출까요?"}
        description={isOff ? withLessonCondition(charge, schedule.isArranged) : stops}
        safe={{ label: isOff ? "조금 더 볼게요" : "그대로 둘게요" }}
        act={{
          label: isOff ? "다시 켜기" : "멈출게요",
          onPress: () => {
            setAsks(false);
            say(isOff ? "KEEP" : "STOP");
          },
        }}
      />
      {answer.isSuccess && status === "ACTIVE" ? (
        <p className="mt-4 text-center text-caption text-fg-2">
          {isOnAgain ? "정기 결제를 다시 켰어요." : "알겠어요. 그대로 이어 갈게요."}
        </p>
      ) : null}
    </div>
  );
}

const TITLES = {
  ACTIVE: "다음 결제를 확인해 주세요",
  PAUSED: "정기 결제를 쉬고 있어요",
  STOPPED: "정기 결제를 멈췄어요",
} as const;

function NextCharge({ schedule }: { schedule: LinkedSchedule }) {
  const { status, nextDate, amount, methodLabel, wait } = schedule;
  if (status === "STOPPED") return null;
  const rows = [
    {
      label: "결제일",
      value: `${formatKoreanDate(nextDate, { withYear: true })} 10시${wait?.isWaiting ? " 이후" : ""}`,
    },
    { label: "금액", value: <Won amount={amount} /> },
    { label: "결제 수단", value: methodLabel ?? "다시 골라 주세요" },
  ];
  return (
    <dl className="mt-5 grid gap-3 border-y border-line py-4">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-body-sm text-fg-2">{label}</dt>
          <dd className="num text-label">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
