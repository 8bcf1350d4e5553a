import { subjectName } from "@pkg/domain";
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

/** What the pair has done, then three choices of equal weight: go on, another tutor, leave. */
export function Appeal({ access, start, rematchHref }: AppealProps) {
  const [step, setStep] = useState<"ASK" | "STAY" | "LEAVE">("ASK");
  const title = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const { leaving, statistics } = start;
  const tutor = `${statistics.tutorName} 선생님`.trim();
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
        reason={`${tutor}과 하던 수업이 지금 그대로 이어져요.`}
      />
    );
  }
  if (step === "LEAVE" && leaving.refund) {
    return (
      <LeaveConfirm
        access={access}
        leaving={leaving}
        refund={leaving.refund}
        titleRef={title}
        onBack={() => go("ASK")}
      />
    );
  }
  const hasTutor = leaving.status === "MATCHED";
  return (
    <div className="px-(--size-gutter) pt-4 pb-10">
      <h1 ref={title} tabIndex={-1} className="text-title-1 outline-none">
        {tutor}과
        <br />
        여기까지 왔어요
      </h1>
      <p className="mt-2 mb-6 text-body-sm text-fg-2">
        {leaving.studentName} 학생 {subjectName(leaving, " · ")}
        {leaving.counts.left > 0 ? `, 남은 수업 ${leaving.counts.left}회` : ""}
      </p>
      <Together statistics={statistics} />
      <h2 className="mt-9 mb-3 text-title-3">어떻게 할까요?</h2>
      <div className="grid gap-2.5">
        <Button variant="line" size="lg" full onClick={() => go("STAY")}>
          계속하기
        </Button>
        {hasTutor ? (
          <ButtonLink variant="line" size="lg" full href={rematchHref}>
            다른 선생님 만나기
          </ButtonLink>
        ) : null}
        {leaving.refund ? (
          <Button variant="line" size="lg" full onClick={() => go("LEAVE")}>
            그만하기
          </Button>
        ) : null}
      </div>
    </div>
  );
}
