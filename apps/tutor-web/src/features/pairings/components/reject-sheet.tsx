import {
  PROPOSAL_REJECT_REASON_LABELS,
  PROPOSAL_REJECT_REASONS,
  type ProposalRejectReason,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { TextArea } from "@pkg/ui/text-area";
import { useState } from "react";
import type { Answer } from "../queries";

const REASON_MAX = TEXT_LENGTHS.rejectionReason.max;
const REASONS = PROPOSAL_REJECT_REASONS.map((value) => ({ value, label: PROPOSAL_REJECT_REASON_LABELS[value] }));

type RejectSheetProps = {
  open: boolean;
  onClose: () => void;
  busy: boolean;
  onReject: (why: Pick<Answer, "rejectReason" | "reason">) => void;
};

/** Why a proposal is declined; a reason may be given. What was typed stays when the sheet closes. */
export function RejectSheet({ open, onClose, busy, onReject }: RejectSheetProps) {
  const [rejectReason, setRejectReason] = useState<ProposalRejectReason | null>(null);
  const [reason, setReason] = useState("");
  const send = () => {
    const why = reason.trim();
    onReject({ ...(rejectReason ? { rejectReason } : {}), ...(why ? { reason: why } : {}) });
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="이번에는 어려우신가요?"
      description="이유를 알려 주시면 다음 제안을 더 잘 맞춰 드려요. 학생에게는 보이지 않아요."
      footer={
        <Button size="lg" full busy={busy} busyLabel="보내고 있어요" onClick={send}>
          맡지 않을게요
        </Button>
      }
    >
      <OptionRows legend="이유" options={REASONS} value={rejectReason} onChange={setRejectReason} />
      <TextArea
        className="mt-6"
        label="덧붙일 말"
        hint="선택"
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        counter={`${reason.length}/${REASON_MAX}`}
        placeholder="그 시간에는 다른 일정이 있어요"
      />
    </BottomSheet>
  );
}
