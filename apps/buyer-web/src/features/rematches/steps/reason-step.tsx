import { REMATCH_REASON_LABELS, REMATCH_REASONS, TEXT_LENGTHS } from "@pkg/domain";
import { PillGroup } from "@pkg/ui/pill-group";
import { TextArea } from "@pkg/ui/text-area";
import type { Answers, Change } from "../answers";

const OPTIONS = REMATCH_REASONS.map((value) => ({ value, label: REMATCH_REASON_LABELS[value] }));

type ReasonStepProps = { lead: string; answers: Answers; change: Change; titleId: string };

/** One reason, and an optional text. */
export function ReasonStep({ lead, answers, change, titleId }: ReasonStepProps) {
  return (
    <>
      <p className="text-body-sm text-fg-2">{lead}</p>
      <PillGroup
        labelledBy={titleId}
        className="mt-6"
        options={OPTIONS}
        value={answers.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextArea
        label="조금 더 알려 주세요"
        hint="선택"
        className="mt-9"
        rows={4}
        maxLength={TEXT_LENGTHS.rematchDetail.max}
        placeholder="예: 문제 풀이가 빨라서 질문할 틈이 없었어요."
        value={answers.detail}
        counter={`${answers.detail.length}/${TEXT_LENGTHS.rematchDetail.max}`}
        onChange={(event) => change({ detail: event.target.value })}
      />
    </>
  );
}
