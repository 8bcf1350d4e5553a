import {
  MESSAGE_REPORT_REASON_LABELS,
  MESSAGE_REPORT_REASONS,
  type MessageReportReason,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { $api } from "../../platform/api/query";
import { useErrorReaction } from "../../platform/errors/use-error-reaction";
import { threadRead } from "./thread-queries";

type ReportSheetProps = {
  matchId: string;
  messageId: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

const OPTIONS = MESSAGE_REPORT_REASONS.map((value) => ({ value, label: MESSAGE_REPORT_REASON_LABELS[value] }));

/** Asks staff to look at a message. */
export function ReportSheet({ matchId, messageId, open, onClose, onClosed }: ReportSheetProps) {
  const [reason, setReason] = useState<MessageReportReason | null>(null);
  const [detail, setDetail] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const report = $api.useMutation("post", "/lessons/matches/{id}/messages/{messageId}/report", {
    onError: useErrorReaction(),
    onSuccess: () => {
      toast("신고를 받았어요. 운영팀이 대화를 확인할게요.", { tone: "ok" });
      onClose();
      return client.invalidateQueries({ queryKey: threadRead(matchId).queryKey });
    },
  });

  function send(): void {
    setIsMissing(reason === null);
    if (reason === null) first.current?.focus();
    else {
      const params = { path: { id: matchId, messageId } };
      report.mutate({ params, body: { reason, detail: detail.trim() } });
    }
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="메시지 신고하기"
      footer={
        <Button full size="lg" busy={report.isPending} busyLabel="보내고 있어요" onClick={send}>
          신고하기
        </Button>
      }
    >
      <p className="mb-4 text-body-sm text-fg-2">
        신고하면 운영팀이 이 대화를 읽고 확인해요. 상대에게는 누가 신고했는지 알리지 않아요.
      </p>
      <OptionRows
        legend="이유"
        options={OPTIONS}
        value={reason}
        onChange={setReason}
        ref={first}
        error={isMissing && reason === null ? "이유를 골라 주세요." : undefined}
      />
      <TextArea
        label="더 알려 주실 것"
        hint="선택"
        rows={2}
        maxLength={TEXT_LENGTHS.reportDetail.max}
        className="mt-5"
        value={detail}
        onChange={(event) => setDetail(event.currentTarget.value)}
      />
    </BottomSheet>
  );
}
