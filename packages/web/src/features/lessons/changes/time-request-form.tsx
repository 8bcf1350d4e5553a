import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { useEffect, useRef } from "react";
import { serverNow } from "../../../platform/clock/server-clock";
import { useDomainForm } from "../../form/use-domain-form";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";
import { useRequestTime } from "./lesson-changes";
import { Refusal } from "./refusal";
import { requestDays, requestedInstant, requestTimes } from "./time-request-choices";
import { useRefusal } from "./use-refusal";

type TimeRequestFormProps = {
  lesson: Lesson;
  side: ClassLessons["role"];
  onBack: () => void;
  onDone: (message: string) => void;
};

/** Asks the other side for any other time; the lesson stays until they agree. Takes the focus from the form it replaces. */
export function TimeRequestForm({ lesson, side, onBack, onDone }: TimeRequestFormProps) {
  const request = useRequestTime(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const other = side === "TUTOR" ? "학생 가족" : "선생님";
  const form = useDomainForm({
    defaultValues: { day: "", time: "" },
    validate: ({ day, time }) => ({
      day: day ? null : "날짜를 골라 주세요.",
      time: time ? null : "시작하는 시간을 골라 주세요.",
    }),
    save: async ({ day, time }) => {
      clear();
      const startsAt = requestedInstant(day, time);
      await request.mutateAsync({ params: { path: { lessonId: lesson.id } }, body: { startsAt } });
      onDone(`${lessonMoment(startsAt)}에 만나자고 제안했어요. 답이 오면 문자로 알려 드려요.`);
    },
    onError: refuse,
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <p
        ref={lead}
        tabIndex={-1}
        className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2 outline-none"
      >{`${other}에게 문자로 물어봐요. 좋다고 답하면 그때 옮기고, 답이 없으면 원래 시간 그대로예요.`}</p>
      <div className="mt-4 grid gap-4 min-[22rem]:grid-cols-2">
        <NativeSelect
          {...form.field("day")}
          label="날짜"
          placeholder="고르기"
          options={requestDays(lesson, serverNow())}
        />
        <NativeSelect
          {...form.field("time")}
          label="시작하는 시간"
          placeholder="고르기"
          options={requestTimes(lesson)}
        />
      </div>
      <Refusal text={refusal} />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <Button variant="secondary" full onClick={onBack}>
          돌아가기
        </Button>
        <Button type="submit" full busy={form.busy} busyLabel="물어보고 있어요">
          이 시간 제안하기
        </Button>
      </div>
    </form>
  );
}
