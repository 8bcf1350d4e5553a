import { stopText, withParticle } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { useState } from "react";
import type { Schedule, ScheduleChange } from "../queries";
import { useScheduleAction } from "../use-schedule-action";
import { GoOnDialog } from "./go-on-dialog";

type SwitchButtonProps = {
  schedule: Schedule;
  /** Other weekly times to go on at; the class's own when it is left out. */
  times?: NonNullable<Schedule["rest"]>["otherTimes"][number];
  /** Without a method there is nothing to go on with: one has to be chosen. */
  onMethodMissing: () => void;
};

/** Turns automatic payment off or on. Both ask once: with what becomes of the class, and with the next charge. */
export function SwitchButton({ schedule, times, onMethodMissing }: SwitchButtonProps) {
  const { send, isPending } = useScheduleAction(schedule);
  const [asks, setAsks] = useState(false);
  const { status, rest, lessonsLeft, paymentMethod } = schedule;
  const isOn = status === "ACTIVE";
  const change = (body: ScheduleChange) => {
    setAsks(false);
    send(body, isOn ? "STOPPED" : "RESUMED");
  };
  const go = () =>
    change(isOn ? { status: "STOPPED" } : { status: "ACTIVE", ...consentOf(schedule), ...timesOf(times) });
  const press = () => {
    if (!isOn && paymentMethod === null) onMethodMissing();
    else setAsks(true);
  };
  const dialog = { open: asks, onClose: () => setAsks(false) };
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
      {isOn ? (
        <AlertDialog
          {...dialog}
          title="정기 결제를 멈출까요?"
          description={stopText(lessonsLeft, rest, { isOff: false })}
          safe={{ label: "그대로 둘게요" }}
          act={{ label: "멈출게요", onPress: go }}
        />
      ) : paymentMethod ? (
        <GoOnDialog
          {...dialog}
          schedule={schedule}
          method={paymentMethod}
          lessonTimes={times?.lessonTimes}
          onPress={go}
        />
      ) : null}
    </>
  );
}

/** The price stands beside the button, so that going on agrees to it. */
export const consentOf = ({ offer }: Schedule) => (offer && !offer.isAccepted ? { acceptsPrice: true as const } : {});
const timesOf = (times: SwitchButtonProps["times"]) => (times ? { lessonStarts: times.lessonStarts } : {});
