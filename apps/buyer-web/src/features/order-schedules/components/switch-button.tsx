import { formatWon, stopText, withParticle } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { useState } from "react";
import type { Schedule, ScheduleChange } from "../queries";
import { useScheduleAction } from "../use-schedule-action";

type SwitchButtonProps = {
  schedule: Schedule;
  /** Other weekly times to go on at; the class's own when it is left out. */
  times?: NonNullable<Schedule["rest"]>["otherTimes"][number];
  /** Without a method there is nothing to go on with: one has to be chosen. */
  onMethodMissing: () => void;
};

/**
 * Turns automatic payment off or on. A stop asks once, with what becomes of the class; so does what pays at once or at
 * other times.
 */
export function SwitchButton({ schedule, times, onMethodMissing }: SwitchButtonProps) {
  const { send, isPending } = useScheduleAction(schedule);
  const [asks, setAsks] = useState(false);
  const { status, rest, lessonsLeft, paysNow, amount, paymentMethod } = schedule;
  const isOn = status === "ACTIVE";
  const change = (body: ScheduleChange) => {
    setAsks(false);
    send(body, isOn ? "STOPPED" : "RESUMED");
  };
  const go = () =>
    change(isOn ? { status: "STOPPED" } : { status: "ACTIVE", ...consentOf(schedule), ...timesOf(times) });
  const press = () => {
    if (!isOn && paymentMethod === null) onMethodMissing();
    else if (isOn || paysNow || times) setAsks(true);
    else go();
  };
  const pays = paysNow ? `지금 ${formatWon(amount)}을 결제하고 수업을 바로 이어 가요.` : "다음 결제일에 결제해요.";
  return (
    <>
      <Button
        variant={isOn ? "line" : "soft"}
        size="sm"
        busy={isPending}
        busyLabel={isOn ? "멈추고 있어요" : "바꾸고 있어요"}
        onClick={press}
      >
        {isOn
          ? "결제 멈추기"
          : times
            ? `${withParticle(times.lessonTimes, "으로", "로")} 다시 켜기`
            : "정기 결제 다시 켜기"}
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={isOn ? "정기 결제를 멈출까요?" : "정기 결제를 다시 켤까요?"}
        description={isOn ? stopText(lessonsLeft, rest) : times ? `${times.lessonTimes}에 만나요. ${pays}` : pays}
        safe={{ label: isOn ? "그대로 둘게요" : "조금 더 볼게요" }}
        act={{ label: isOn ? "멈출게요" : paysNow ? "결제하고 다시 켜기" : "다시 켜기", onPress: go }}
      />
    </>
  );
}

/** The price stands beside the button, so that going on agrees to it. */
const consentOf = ({ offer }: Schedule) => (offer && !offer.isAccepted ? { acceptsPrice: true as const } : {});
const timesOf = (times: SwitchButtonProps["times"]) => (times ? { lessonStarts: times.lessonStarts } : {});
