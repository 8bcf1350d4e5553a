import { chargeText, formatKoreanDate, formatWon, storedPaymentLabel, withLessonCondition } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { Schedule } from "../queries";

type GoOnDialogProps = {
  schedule: Schedule;
  /** The method it goes on with. */
  method: NonNullable<Schedule["paymentMethod"]>;
  /** Other weekly times to go on at: "수 20시". */
  lessonTimes?: string | undefined;
  open: boolean;
  onClose: () => void;
  onPress: () => void;
};

/** Asks before a renewal goes on, with the day, the amount and the method of its next charge. */
export function GoOnDialog({ schedule, method, lessonTimes, open, onClose, onPress }: GoOnDialogProps) {
  const { status, nextDate, amount, isArranged, paysNow } = schedule;
  const methodLabel = storedPaymentLabel(method);
  const charge = paysNow
    ? `지금 ${methodLabel}에서 ${formatWon(amount)}을 결제하고 수업을 바로 이어 가요.`
    : withLessonCondition(chargeText({ day: formatKoreanDate(nextDate), amount, methodLabel }), isArranged);
  const isOn = status === "ACTIVE";
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={isOn ? "지금 결제할까요?" : "정기 결제를 다시 켤까요?"}
      description={lessonTimes ? `${lessonTimes}에 만나요. ${charge}` : charge}
      safe={{ label: "조금 더 볼게요" }}
      act={{ label: isOn ? "결제하기" : paysNow ? "결제하고 다시 켜기" : "다시 켜기", onPress }}
    />
  );
}
