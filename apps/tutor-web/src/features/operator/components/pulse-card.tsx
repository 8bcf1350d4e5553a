import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { TextArea } from "@pkg/ui/text-area";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import Link from "next/link";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type BadPulse, useClosePulse } from "../pulse-queries";

const MIN = 5;
const MAX = 300;

/** One family that is not content: who, with whom, and what was done. */
export function PulseCard({ pulse }: { pulse: BadPulse }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-title-3">
          {pulse.studentName} · {pulse.subjectLabel} {pulse.subjectDetailLabel}
        </h2>
        {pulse.isPair ? null : <Badge tone="neutral">지금은 다른 선생님</Badge>}
      </div>
      <p className="num mt-1 text-body-sm text-fg-2">
        {pulse.tutorName} 선생님과 {pulse.heldLessons}번 수업하고 {lessonMoment(pulse.answeredAt)}에 답했어요.
      </p>
      {pulse.handledAt && pulse.handledNote ? (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-body-sm whitespace-pre-line">
          <span className="num block text-caption text-fg-3">{lessonMoment(pulse.handledAt)}에 챙겼어요</span>
          {pulse.handledNote}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={`/operator/people/${pulse.buyerId}`} linkAs={Link} variant="secondary" size="sm">
          {pulse.buyerName ?? "가족"} 님 보기
        </ButtonLink>
        <ButtonLink href={`/operator/matches/${pulse.matchId}`} linkAs={Link} variant="secondary" size="sm">
          매칭 보기
        </ButtonLink>
        {pulse.handledAt || isWriting ? null : (
          <Button size="sm" onClick={() => setWriting(true)}>
            챙긴 내용 남기기
          </Button>
        )}
      </div>
      {isWriting && !pulse.handledAt ? <NoteForm pulse={pulse} onBack={() => setWriting(false)} /> : null}
    </Card>
  );
}

function NoteForm({ pulse, onBack }: { pulse: BadPulse; onBack: () => void }) {
  const close = useClosePulse(pulse);
  const form = useDomainForm({
    defaultValues: { note: "" },
    validate: ({ note }) => ({ note: note.trim().length < MIN ? `무엇을 했는지 ${MIN}자 이상 적어 주세요.` : null }),
    save: async ({ note }) => {
      await close.mutateAsync(note.trim());
    },
  });
  const note = useWatch({ control: form.control, name: "note" });
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <TextArea
        {...form.field("note")}
        autoFocus
        label="무엇을 했나요?"
        help="동료가 읽어요. 가족과 선생님에게는 보이지 않아요."
        rows={3}
        maxLength={MAX}
        counter={`${note.trim().length}/${MAX}`}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={onBack}>
          돌아가기
        </Button>
        <Button type="submit" busy={close.isPending} busyLabel="남기고 있어요">
          챙겼어요
        </Button>
      </div>
    </form>
  );
}
