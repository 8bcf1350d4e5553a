"use client";

import {
  type EventAnswers,
  formatKoreanDate,
  formatPhone,
  LEARNING_TYPE_PROFILES,
  PARTICIPATION_KEPT_DAYS,
  readPhone,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { digitField } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { fieldErrors, isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { useEffect, useState } from "react";
import { ownLearningType } from "@/lib/visitor/own-learning-type";
import { answersOf, emptyValues, fieldOf, type JoinValues, joinProblems, keptValues } from "../answers";
import { joinEvent, readJoinedAt } from "../join-event";
import { type JoinState, Participated } from "./participated";
import { QuestionField } from "./question-field";

type ParticipationFormProps = {
  event: Pick<EventWire, "id" | "type" | "title" | "questions" | "endAt" | "giftUrl">;
  /** Of the heading that follows. */
  level: 2 | 3;
  /** Answers that the page knows already; they can be changed. */
  known?: EventAnswers | undefined;
};

/** Takes part with a phone number; afterwards says whether it was the first time, and offers to pass the event on. */
export function ParticipationForm({ event, level, known }: ParticipationFormProps) {
  const { id, type, questions } = event;
  const [joined, setJoined] = useState<JoinState | null>(null);
  useEffect(() => {
    void readJoinedAt(id).then((at) => {
      if (at !== null) setJoined((now) => now ?? { kind: "BEFORE", at });
    });
  }, [id]);
  const form = useDomainForm<JoinValues>({
    defaultValues: emptyValues(questions, known ?? knownOf(type)),
    draft: ownDraft(`event:${id}`, (kept) => keptValues(questions, kept)),
    validate: (values) => joinProblems(questions, values),
    problemsOf: (error) =>
      isApiError(error, "class", "EVENT_ALREADY_PARTICIPATED")
        ? { phoneNumber: error.message }
        : Object.fromEntries(fieldErrors(error).map(({ path, message }) => [toField(path), message])),
    save: async (values) => {
      const { phoneNumber, marketingAgreement } = values;
      const entered = { phoneNumber: readPhone(phoneNumber), marketingAgreement };
      const kind = await joinEvent(id, { ...entered, extraData: answersOf(questions, values) });
      setJoined({ kind, at: serverNow().toISOString() });
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
        help="번호 하나로 한 번 참여해요. 이 기기에서 다시 보내면 내용이 바뀌어요."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="010-0000-0000"
        {...digitField(form.field("phoneNumber"), formatPhone)}
      />
      <div className="grid gap-1">
        <Checkbox
          label={<b className="font-semibold">개인정보 수집·이용에 동의해요 (필수)</b>}
          help={`휴대폰 번호와 적은 답을 이벤트 진행에만 쓰고 ${forgottenOn(event.endAt)}에 지워요. 동의하지 않으면 참여할 수 없어요.`}
          {...form.register("privacyAgreement")}
          error={form.errors.privacyAgreement?.message as string | undefined}
        />
        <Checkbox
          label="혜택 소식을 문자로 받을게요 (선택)"
          help={`${forgottenOn(event.endAt)}까지 새 이벤트와 쿠폰 소식을 보내 드려요. 고객센터(${siteConfig.business.phone})에 말씀하시면 바로 멈춰요.`}
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

/** What this browser knows already: the type that its learning-type test found. */
function knownOf(type: EventWire["type"]): EventAnswers | undefined {
  const own = type === "LEARNING_TYPE" ? ownLearningType.read() : null;
  return own ? { learningType: LEARNING_TYPE_PROFILES[own.type].name } : undefined;
}

/** "2027년 3월 31일(수)": the day on which what was entered is deleted. */
function forgottenOn(endAt: string): string {
  return formatKoreanDate(new Date(Date.parse(endAt) + PARTICIPATION_KEPT_DAYS * DAY_MS), { withYear: true });
}

const DAY_MS = 24 * 3_600_000;
