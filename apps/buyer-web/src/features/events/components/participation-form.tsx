"use client";

import { type EventAnswers, formatPhone, PARTICIPATION_KEPT_DAYS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { digitField, digitsOf } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { useState } from "react";
import { answersOf, emptyValues, fieldOf, type JoinValues, joinProblems, keptValues } from "../answers";
import { type Joined, joinEvent } from "../join-event";
import { Participated } from "./participated";
import { QuestionField } from "./question-field";

type ParticipationFormProps = {
  event: Pick<EventWire, "id" | "type" | "title" | "questions">;
  /** Of the heading that follows. */
  level: 2 | 3;
  /** Answers that the page knows already; they can be changed. */
  known?: EventAnswers | undefined;
};

/** Takes part with a phone number; afterwards says whether it was the first time, and offers to pass the event on. */
export function ParticipationForm({ event, level, known }: ParticipationFormProps) {
  const { id, questions } = event;
  const [joined, setJoined] = useState<Joined | null>(null);
  const form = useDomainForm<JoinValues>({
    defaultValues: emptyValues(questions, known),
    draft: ownDraft(`event:${id}`, (kept) => keptValues(questions, kept)),
    validate: (values) => joinProblems(questions, values),
    problemsOf: (error) => Object.fromEntries(fieldErrors(error).map(({ path, message }) => [toField(path), message])),
    save: async (values) => {
      const { phoneNumber, marketingAgreement } = values;
      const entered = { phoneNumber: digitsOf(phoneNumber), marketingAgreement };
      setJoined(await joinEvent(id, { ...entered, extraData: answersOf(questions, values) }));
    },
  });
  if (joined) return <Participated joined={joined} event={event} level={level} onAgain={() => setJoined(null)} />;
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-6">
      {questions.map((question) => (
        <QuestionField key={question.key} question={question} form={form} />
      ))}
      <TextField
        label="휴대폰 번호"
        help="번호 하나로 한 번 참여해요. 다시 보내면 내용이 바뀌어요."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="010-0000-0000"
        {...digitField(form.field("phoneNumber"), formatPhone)}
      />
      <div className="grid gap-1">
        <Checkbox
          label={<b className="font-semibold">개인정보 수집·이용에 동의해요 (필수)</b>}
          help={`휴대폰 번호와 적은 답을 이벤트 진행에만 쓰고, 끝난 뒤 ${PARTICIPATION_KEPT_DAYS}일이 지나면 지워요. 동의하지 않으면 참여할 수 없어요.`}
          {...form.register("privacyAgreement")}
          error={form.errors.privacyAgreement?.message as string | undefined}
        />
        <Checkbox
          label="혜택 소식을 문자로 받을게요 (선택)"
          help="같은 기간 동안 새 이벤트와 쿠폰 소식을 보내 드려요."
          {...form.register("marketingAgreement")}
        />
      </div>
      <Button type="submit" size="lg" full busy={form.busy} busyLabel="보내고 있어요">
        참여하기
      </Button>
    </form>
  );
}

const toField = (path: string) => (path.startsWith("extraData.") ? fieldOf(path.slice("extraData.".length)) : path);
