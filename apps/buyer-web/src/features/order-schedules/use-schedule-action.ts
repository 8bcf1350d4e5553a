import { formatKoreanDate, RENEWAL_FAILURE_TEXTS, withLessonCondition } from "@pkg/domain";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { type Schedule, type ScheduleChange, useChangeSchedule } from "./queries";

/** What was asked for; its sentence says how it ended. */
export type ScheduleAction = "STOPPED" | "RESUMED" | "SKIPPED" | "UNSKIPPED" | "DAY" | "METHOD" | "PRICE";

const DONE: Record<ScheduleAction, (after: Schedule) => string> = {
  STOPPED: () => "다음 결제를 멈췄어요.",
  RESUMED: (after) => `다시 이어져요. ${nextText(after)}`,
  SKIPPED: (after) => `이번 결제를 건너뛰어요. ${nextText(after)}`,
  UNSKIPPED: ({ nextDate, isArranged }) => withLessonCondition(`${formatKoreanDate(nextDate)}에 결제해요.`, isArranged),
  DAY: (after) => `결제일을 바꿨어요. ${nextText(after)}`,
  METHOD: () => "결제 수단을 바꿨어요.",
  PRICE: () => "새 가격에 동의했어요.",
};

function nextText({ nextDate, isArranged }: Schedule): string {
  return withLessonCondition(`다음 결제는 ${formatKoreanDate(nextDate)}이에요.`, isArranged);
}

/** How a change ended: a charge that was tried with it may have been refused. */
export function doneText(action: ScheduleAction, after: Schedule): string {
  const { period } = after;
  const isRefused = period?.failure && (period.status === "PAUSED" || period.status === "RETRYING");
  const tried = action === "RESUMED" || action === "METHOD";
  return tried && isRefused && period.failure
    ? `결제하지 못했어요. ${RENEWAL_FAILURE_TEXTS[period.failure]}`
    : DONE[action](after);
}

/** Sends one change of a renewal, as it was loaded, and says how it ended. */
export function useScheduleAction({ id, updatedAt }: Schedule) {
  const change = useChangeSchedule();
  const react = useRejection();
  const send = (body: ScheduleChange, action: ScheduleAction) =>
    change.mutate(
      { params: { path: { id }, header: { "if-match": updatedAt } }, body },
      {
        onSuccess: async (after) => {
          const { toast } = await import("@pkg/ui/toast");
          toast(doneText(action, after));
        },
        onError: react,
      },
    );
  return { send, isPending: change.isPending };
}
