import { TEXT_LENGTHS } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "../../form/use-domain-form";
import { useAnswerDispute } from "../changes/lesson-changes";
import { Refusal } from "../changes/refusal";
import { useRefusal } from "../changes/use-refusal";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";

const DETAIL = TEXT_LENGTHS.disputeDetail;

const EXAMPLES: Readonly<Record<ClassLessons["role"], string>> = {
  BUYER: "수업 시간에 수업방에 들어갔는데 선생님이 보이지 않았어요.",
  TUTOR: "수업방에서 20분을 기다렸고, 메시지에도 답이 없었어요.",
};

type OwnSideSheetProps = {
  lesson: Lesson;
  side: ClassLessons["role"];
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** Asks a side what happened in a lesson about which our staff decides, who alone reads it. */
export default function OwnSideSheet({ lesson, side, open, onClose, onClosed }: OwnSideSheetProps) {
  const answer = useAnswerDispute(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const form = useDomainForm({
    defaultValues: { detail: lesson.dispute?.ownDetail ?? "" },
    validate: ({ detail }) => ({
      detail: detail.trim().length < DETAIL.min ? `어떤 일이 있었는지 ${DETAIL.min}자 이상 적어 주세요.` : null,
    }),
    save: async ({ detail }) => {
      clear();
      await answer.mutateAsync({ params: { path: { lessonId: lesson.id } }, body: { detail: detail.trim() } });
      toast("운영팀에 전했어요.");
      onClose();
    },
    onError: refuse,
  });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="어떤 일이 있었나요?"
      description={`${lessonMoment(lesson.startsAt)} 수업`}
    >
      <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
        수업방에 들어온 기록과 함께 운영팀만 읽어요. 정해지면 이유를 문자로 알려 드려요.
      </p>
      <form onSubmit={form.submit} noValidate className="mt-4">
        <TextArea {...form.field("detail")} label="설명" maxLength={DETAIL.max} rows={4} placeholder={EXAMPLES[side]} />
        <Refusal text={refusal} />
        <Button type="submit" size="lg" full className="mt-5" busy={form.busy} busyLabel="전하고 있어요">
          운영팀에 전하기
        </Button>
      </form>
    </BottomSheet>
  );
}
