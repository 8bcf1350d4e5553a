import { REST_KEPT_DAYS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { type PeriodAct, useChangePeriod } from "./money-queries";

const ACTS: Readonly<Record<PeriodAct, { label: string; help: string; busyLabel: string; done: string }>> = {
  RETRY: {
    label: "지금 결제하기",
    help: "등록된 결제 수단으로 바로 결제하고, 결과를 문자로 알려요.",
    busyLabel: "결제하고 있어요",
    done: "결제를 다시 시도했어요",
  },
  PAUSE: {
    label: "멈추기",
    help: `고객이 다시 켤 때까지 결제하지 않아요. 남은 수업이 없으면 마지막 수업 뒤 ${REST_KEPT_DAYS}일 동안 선생님 자리를 맡아 두고, 문자로 알려요.`,
    busyLabel: "멈추고 있어요",
    done: "정기 결제를 멈췄어요",
  },
  SKIP: {
    label: "이번만 건너뛰기",
    help: "이번에는 결제하지 않고 다음 결제일에 이어 가요. 문자로 알려요.",
    busyLabel: "건너뛰고 있어요",
    done: "이번 결제를 건너뛰었어요",
  },
};

type PeriodActsProps = {
  id: string;
  status: "RETRYING" | "PAUSED";
  /** Whose payment it is, with their phone number. */
  whom: string;
};

/** What staff can do about a renewal that was refused, each with a reason. */
export function PeriodActs({ id, status, whom }: PeriodActsProps) {
  const [asked, setAsked] = useState<PeriodAct | null>(null);
  const change = useChangePeriod();
  const offered: readonly PeriodAct[] = status === "RETRYING" ? ["RETRY", "SKIP", "PAUSE"] : ["RETRY"];
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((act) => (
          <Button
            key={act}
            variant="line"
            size="sm"
            aria-expanded={asked === act}
            onClick={() => setAsked(asked === act ? null : act)}
          >
            {ACTS[act].label}
          </Button>
        ))}
      </div>
      {asked ? (
        <ReasonForm
          key={asked}
          label={`${ACTS[asked].label}: 이유`}
          help={`${whom}의 정기 결제예요. ${ACTS[asked].help} 기록에 남으니 개인정보는 적지 마세요.`}
          act="확인"
          busyLabel={ACTS[asked].busyLabel}
          onClose={() => setAsked(null)}
          onSend={async (note) => {
            await change.mutateAsync({ params: { path: { id } }, body: { act: asked, note } });
            toast(ACTS[asked].done);
          }}
        />
      ) : null}
    </>
  );
}
