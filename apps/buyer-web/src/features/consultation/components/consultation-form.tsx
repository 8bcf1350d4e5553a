"use client";

import { formatPhone, STUDY_GOAL_LABELS, STUDY_GOALS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { PillToggles } from "@pkg/ui/pill-group";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import { GradePicker } from "@pkg/web/features/student/grade-picker";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { FlowFrame } from "@/lib/flow-frame";
import type { CallDay } from "../call-days";
import { consultationDraft } from "../consultation-draft";
import { type ConsultationValues, consultationProblems, consultationRefusal } from "../consultation-form";
import { type Consultation, type LevelTestResult, type SentCode, sendChange, sendConsultation } from "../queries";
import { CallSlotPicker } from "./call-slot-picker";
import { CarriedTest } from "./carried-test";
import { ConsultationIntro } from "./consultation-intro";
import { ConsultationSteps } from "./consultation-steps";
import { PhoneProof } from "./phone-proof";

type ConsultationFormProps = {
  days: readonly CallDay[];
  /** The one that is changed; null for a new one. */
  before: Consultation | null;
  /** The phone that needs no code; null when there is none. */
  knownPhone: string | null;
  /** The level test that they come from. */
  test: LevelTestResult | null;
  defaults: Pick<ConsultationValues, "grade" | "studyPurposes">;
};

const GOALS = STUDY_GOALS.map((goal) => ({ value: goal, label: STUDY_GOAL_LABELS[goal] }));
const FORM_ID = "consultation-form";

/** Grade, goals, the half-days that suit, and the phone. */
export function ConsultationForm({ days, before, knownPhone, test, defaults }: ConsultationFormProps) {
  const router = useRouter();
  const client = useQueryClient();
  const refused = useRefusedCode();
  const draft = consultationDraft(before?.id ?? null, days);
  const [lastSent, setSent] = useState<SentCode | null>(() => draft.read()?.sent ?? null);
  // A visitor may have logged in with a confirmed phone since.
  const sent = knownPhone === null ? lastSent : null;
  const isOffered = ({ date }: { date: string }) => days.some((day) => day.date === date);
  const form = useDomainForm<ConsultationValues>({
    defaultValues: {
      isTestSent: true,
      grade: before?.grade ?? defaults.grade,
      studyPurposes: before?.studyPurposes ?? defaults.studyPurposes,
      slots: before?.slots.filter(isOffered) ?? [],
      phoneNumber: "",
      code: "",
      privacyAgreed: false,
    },
    draft: { ...draft, write: (values) => draft.write({ ...values, sent }) },
    validate: (values) => {
      const problems = consultationProblems(values, { needsPhone: knownPhone === null, sent });
      const code = sent ? refused.problemOf(sent.id, values.code) : null;
      return { ...problems, ...(code ? { code } : {}) };
    },
    problemsOf: (error) => {
      const [first] = fieldErrors(error);
      if (sent && first?.path === "verification.code") {
        refused.remember(sent.id, form.getValues("code"), first.message);
      }
      return consultationRefusal(error);
    },
    save: async ({ isTestSent, grade, studyPurposes, slots, code, privacyAgreed }) => {
      if (grade === null) return;
      const asked = { grade, studyPurposes, slots };
      const id = before
        ? (await sendChange(before.id, asked)).id
        : await sendConsultation({
            ...asked,
            ...(test && isTestSent && { levelTestId: test.id }),
            ...(sent && { verification: { id: sent.id, code }, privacyAgreed }),
          });
      await client.invalidateQueries({ queryKey: ["consultation", id] });
      router.push(`/tutoring/consult/matching?consultationId=${id}`);
    },
  });
  const { control } = form;
  const keepCode = (code: SentCode) => {
    setSent(code);
    draft.write({ ...form.getValues(), sent: code });
  };
  return (
    <FlowFrame
      title="무료 상담 신청"
      back={{ href: before ? `/tutoring/consult/complete?consultationId=${before.id}` : "/" }}
      summary={<ConsultationSteps />}
      bar={
        <StickyBar inPane>
          <Button type="submit" form={FORM_ID} size="lg" full busy={form.busy} busyLabel="신청하고 있어요">
            {before ? "바꾼 내용으로 신청" : "무료 상담 신청"}
          </Button>
        </StickyBar>
      }
    >
      <form id={FORM_ID} method="post" onSubmit={form.submit} noValidate className="px-(--size-gutter) pt-2 pb-10">
        <ConsultationIntro />
        <div className="mt-9 grid gap-10">
          {test ? (
            <Controller
              control={control}
              name="isTestSent"
              render={({ field }) => <CarriedTest test={test} isSent={field.value} onChange={field.onChange} />}
            />
          ) : null}
          <section aria-labelledby="consultation-grade">
            <h2 id="consultation-grade" className="mb-4 text-title-3">
              누가 배우나요?
            </h2>
            <Controller
              control={control}
              name="grade"
              render={({ field, fieldState }) => (
                <GradePicker
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </section>
          <Controller
            control={control}
            name="studyPurposes"
            render={({ field, fieldState }) => (
              <PillToggles
                ref={field.ref}
                legend="무엇이 고민인가요?"
                legendLook="title"
                note="여러 가지를 골라도 돼요."
                options={GOALS}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="slots"
            render={({ field, fieldState }) => (
              <CallSlotPicker
                ref={field.ref}
                days={days}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <section aria-labelledby="consultation-phone">
            <h2 id="consultation-phone" className="mb-4 text-title-3">
              어디로 전화드릴까요?
            </h2>
            {knownPhone === null ? (
              <PhoneProof form={form} sent={sent} onSent={keepCode} />
            ) : (
              <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
                <b className="num block text-label text-fg">{formatPhone(knownPhone)}</b>
                확인한 번호예요. 여기로 전화드려요.
              </p>
            )}
          </section>
        </div>
      </form>
    </FlowFrame>
  );
}
