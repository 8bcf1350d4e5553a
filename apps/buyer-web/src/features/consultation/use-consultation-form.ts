import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { CallDay } from "./call-days";
import { consultationDraft } from "./consultation-draft";
import { type ConsultationValues, consultationProblems, consultationRefusal } from "./consultation-form";
import type { Consultation, LevelTestResult } from "./queries";
import { REPLACED, slotText } from "./replaced-slot";
import { sendChange, sendConsultation } from "./send-consultation";

export type ConsultationFormOptions = {
  days: readonly CallDay[];
  /** The one that is changed; null for a new one. */
  before: Consultation | null;
  /** The phone that needs no code; null when there is none. */
  knownPhone: string | null;
  /** The level test that they come from. */
  test: LevelTestResult | null;
  /** The call that a new one takes the place of; null without one. */
  arranged: Consultation["promise"] | null;
  defaults: Pick<ConsultationValues, "callerName" | "grade" | "subjects" | "studyPurposes">;
};

/** A new or changed consultation with its draft; `keepCode` keeps the code that was sent to the phone. */
export function useConsultationForm({ days, before, knownPhone, test, defaults }: ConsultationFormOptions) {
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
      subjects: before?.subjects ?? defaults.subjects,
      studyPurposes: before?.studyPurposes ?? defaults.studyPurposes,
      slots: before?.slots.filter(isOffered) ?? [],
      callerName: before?.callerName ?? defaults.callerName,
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
    save: async ({ isTestSent, grade, subjects, studyPurposes, slots, callerName, code, privacyAgreed }) => {
      if (grade === null) return;
      const asked = { grade, subjects, studyPurposes, slots, callerName };
      const saved = before
        ? { ...(await sendChange(before.id, asked)), replaced: null }
        : await sendConsultation({
            ...asked,
            ...(test && isTestSent && { levelTestId: test.id }),
            ...(sent && { verification: { id: sent.id, code }, privacyAgreed }),
          });
      await client.invalidateQueries(readsOf("/consultations"));
      const query = new URLSearchParams({ consultationId: saved.id });
      if (saved.replaced) query.set(REPLACED, slotText(saved.replaced.promise));
      router.push(`/tutoring/consult/matching?${query}`);
    },
  });
  const keepCode = (code: SentCode) => {
    setSent(code);
    draft.write({ ...form.getValues(), sent: code });
  };
  return { form, sent, keepCode };
}
