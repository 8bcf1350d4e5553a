import { formatKoreanDate, storedPaymentLabel } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Won } from "@pkg/ui/won";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import Link from "next/link";
import { useState } from "react";
import { type Schedule, type ScheduleChange, useChangeSchedule, useStoredMethods } from "../queries";

/** One renewal: date, amount, card, and the buttons that stop or resume it. */
export function ScheduleCard({ schedule }: { schedule: Schedule }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeSchedule(schedule);
  const react = useRejection();
  const { status, nextDate, subjectLabel, subjectDetailLabel, studentName, productName, paymentMethod } = schedule;
  const isActive = status === "ACTIVE";
  const day = formatKoreanDate(nextDate);

  const send = (body: ScheduleChange, done: string) =>
    change.mutate(body, {
      onSuccess: async () => {
        setAsking(false);
        const { toast } = await import("@pkg/ui/toast");
        toast(done);
      },
      onError: (error) => {
        setAsking(false);
        react(error);
      },
    });

  return (
    <Card as="article" pad="none" className="px-5 pt-5 pb-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption text-fg-2">{studentName} 학생</p>
        <Badge tone={isActive ? "brand" : "neutral"}>{isActive ? "매달 결제 중" : "멈췄어요"}</Badge>
      </div>
      <h2 className="mt-1 text-title-3">
        {subjectLabel} · {subjectDetailLabel}
      </h2>
      <p className="mt-0.5 text-caption text-fg-3">{productName}</p>
      <ScheduleFacts schedule={schedule} day={day} />
      {isActive || paymentMethod ? null : (
        <MethodChoice onChoose={(id) => send({ paymentMethodId: id, status: "ACTIVE" }, "다시 매달 결제해요")} />
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Link
          href="/mypage/payment-management/payment-method"
          className="inline-flex min-h-11 items-center text-body-sm font-semibold text-fg-2 underline-offset-4 hover:underline"
        >
          카드 바꾸기
        </Link>
        {isActive ? (
          <Button variant="line" size="sm" onClick={() => setAsking(true)}>
            결제 멈추기
          </Button>
        ) : paymentMethod ? (
          <Button
            variant="soft"
            size="sm"
            busy={change.isPending}
            busyLabel="바꾸고 있어요"
            onClick={() => send({ status: "ACTIVE" }, "다시 매달 결제해요")}
          >
            다시 결제하기
          </Button>
        ) : null}
      </div>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="다음 결제를 멈출까요?"
        description={`${day}부터 결제하지 않아요. 이미 결제한 수업은 끝까지 들어요.`}
        safe={{ label: "계속 수강하기" }}
        act={{
          label: "멈추기",
          tone: "secondary",
          busy: change.isPending,
          busyLabel: "멈추고 있어요",
          onPress: () => send({ status: "STOPPED" }, "다음 결제를 멈췄어요"),
        }}
      />
    </Card>
  );
}

/** The next payment and its card. */
function ScheduleFacts({ schedule, day }: { schedule: Schedule; day: string }) {
  const { amount, paymentMethod } = schedule;
  const isActive = schedule.status === "ACTIVE";
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="text-body-sm text-fg-2">{isActive ? "다음 결제" : "다시 시작하면"}</dt>
        <dd className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3">
          <span className="text-body-sm">{isActive ? day : ""}</span>
          <span className="text-title-2">
            <Won amount={amount} />
          </span>
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="text-body-sm text-fg-2">결제 수단</dt>
        <dd className="ml-auto text-body-sm">
          {paymentMethod ? storedPaymentLabel(paymentMethod) : <span className="text-warn">카드를 골라 주세요</span>}
        </dd>
      </div>
    </dl>
  );
}

/** Resumes a renewal without a card with one of the stored cards. */
function MethodChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const { data = [] } = useStoredMethods(true);
  if (data.length === 0) {
    return <p className="mt-3 text-caption text-fg-2">저장한 카드가 없어요. 카드를 추가하면 다시 결제할 수 있어요.</p>;
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {data.map((method) => (
        <Button key={method.id} variant="soft" size="sm" onClick={() => onChoose(method.id)}>
          {storedPaymentLabel(method)}로 결제하기
        </Button>
      ))}
    </div>
  );
}
