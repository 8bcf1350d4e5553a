import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { TextField } from "@pkg/ui/text-field";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusal } from "@pkg/web/features/lessons/changes/use-refusal";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { useState } from "react";
import { firstValues, LOG_LENGTHS, type LogValues, logDraft, logProblems } from "../log-values";
import { useWriteLog } from "../queries";

type LogFormProps = { lesson: Lesson; titleBefore: string | null; onDone: (message: string) => void };

/** Three answers, the third optional. Session storage keeps the draft until it is sent. */
export function LogForm({ lesson, titleBefore, onDone }: LogFormProps) {
  const [initial] = useState(() => firstValues(lesson));
  const { refusal, refuse, clear } = useRefusal();
  const write = useWriteLog(lesson);
  const draft = logDraft(lesson.id);
  const form = useDomainForm<LogValues>({
    defaultValues: initial,
    validate: logProblems,
    onChange: draft.write,
    save: async ({ title, content, homework }) => {
      clear();
      const body = { title: title.trim(), content: content.trim(), homework: homework.trim() };
      await write.mutateAsync({ params: { path: { lessonId: lesson.id } }, body });
      draft.forget();
      onDone(lesson.log ? "기록을 고쳤어요." : "기록을 남겼어요.");
    },
    onError: refuse,
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4.5 pt-2">
      <TextField
        {...form.field("title")}
        label="무엇을 했나요?"
        placeholder="일차함수의 그래프"
        help={titleBefore ? `지난 수업: ${titleBefore}` : undefined}
        maxLength={LOG_LENGTHS.title}
        enterKeyHint="next"
      />
      <TextArea
        {...form.field("content")}
        label="어떻게 했나요?"
        placeholder="기울기를 그림으로 설명했고, 식으로 옮기는 연습을 했어요."
        maxLength={LOG_LENGTHS.content}
        rows={4}
      />
      <TextArea
        {...form.field("homework")}
        label="숙제"
        hint="선택"
        placeholder="42쪽 1번부터 8번"
        maxLength={LOG_LENGTHS.homework}
        rows={2}
      />
      {refusal ? (
        <p role="alert" className="text-body-sm text-error">{`${refusal} 적은 내용은 그대로 있어요.`}</p>
      ) : null}
      <Button type="submit" size="lg" full busy={form.busy} busyLabel={lesson.log ? "고치고 있어요" : "남기고 있어요"}>
        {lesson.log ? "기록 고치기" : "기록 남기기"}
      </Button>
    </form>
  );
}
