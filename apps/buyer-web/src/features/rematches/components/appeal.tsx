import { CLASS_STAGE_LABELS, isClassOver, isClassTaught, subjectName } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { useRef, useState } from "react";
import type { ClassAccess } from "../class-access";
import type { LeavingStart } from "../leaving-queries";
import { LeaveConfirm } from "./leave-confirm";
import { Together } from "./together";

type AppealProps = {
  access: ClassAccess;
  start: LeavingStart;
  /** The page that asks for another tutor. */
  rematchHref: string;
};

/** What the pair has done, then those of three choices of equal weight that there are: go on, another tutor, leave. */
export function Appeal({ access, start, rematchHref }: AppealProps) {
  const [step, setStep] = useState<"ASK" | "STAY" | "LEAVE">("ASK");
  const title = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const { leaving, statistics } = start;
  const { stage, refund } = leaving;
  const isTaught = isClassTaught(stage);
  const goesOn = !isClassOver(stage) && stage !== "RESTING";
  const tutor = `${statistics.tutorName} 선생님`;
  const go = (next: typeof step) => {
    setStep(next);
    handOffFocus(title);
  };
  if (step === "STAY") {
    return (
      <DoneState
        level={1}
        className="px-(--size-gutter) py-12"
        title="계속 함께할게요"
        reason={`${isTaught ? `${tutor}과 하던 수업이` : "선생님을 찾는 일이"} 지금 그대로 이어져요.`}
      />
    );
  }
  if (step === "LEAVE" && refund) {
    return <LeaveConfirm access={access} leaving={leaving} refund={refund} titleRef={title} onBack={() => go("ASK")} />;
  }
  return (
    <div className="px-(--size-gutter) pt-4 pb-10">
      <h1 ref={title} tabIndex={-1} className="text-title-1 outline-none">
        {statistics.tutorName ? `${tutor}과` : "지금은 담당 선생님이"}
        <br />
        {statistics.tutorName ? "여기까지 왔어요" : "없어요"}
      </h1>
      <p className="mt-2 mb-6 text-body-sm text-fg-2">
        {leaving.studentName} 학생 {subjectName(leaving, " · ")}
        {leaving.counts.left > 0 ? `, 남은 수업 ${leaving.counts.left}회` : ""}
      </p>
      {statistics.tutorName ? <Together statistics={statistics} /> : null}
      {goesOn || refund ? (
        <h2 className="mt-9 mb-3 text-title-3">어떻게 할까요?</h2>
      ) : (
        <p className="mt-6 text-body-sm text-fg-2">{`이 수업은 ${CLASS_STAGE_LABELS[stage]}.`}</p>
      )}
      <div className="grid gap-2.5">
        {goesOn ? (
          <Button variant="line" size="lg" full onClick={() => go("STAY")}>
            계속하기
          </Button>
        ) : null}
        {isTaught ? (
          <ButtonLink variant="line" size="lg" full href={rematchHref}>
            다른 선생님 만나기
          </ButtonLink>
        ) : null}
        {refund ? (
          <Button variant="line" size="lg" full onClick={() => go("LEAVE")}>
            그만하기
          </Button>
        ) : null}
      </div>
    </div>
  );
}
