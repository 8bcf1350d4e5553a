import { mobilePhoneProblem, nameProblem, phoneCodeProblem } from "@pkg/domain";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { useState } from "react";
import { type GuardianValues, guardianRefusal, sendCode, verifyCode } from "../guardian-code";
import type { StepProps } from "./step-props";

/** The guardian's name and phone; `send` sends a code to the phone, and the form is done when the code is right. */
export function useGuardianForm({ draft: { guardian }, change, next }: Pick<StepProps, "draft" | "change" | "next">) {
  const { phoneNumber, verificationId, isVerified } = guardian;
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const refused = useRefusedCode();
  const codeProblem = (code: string) => phoneCodeProblem(code) ?? refused.problemOf(verificationId, code);
  const form = useDomainForm<GuardianValues>({
    defaultValues: { name: guardian.name, phoneNumber, code: "" },
    validate: (values) => ({
      name: nameProblem(values.name),
      phoneNumber: mobilePhoneProblem(values.phoneNumber) ?? (verificationId ? null : "인증번호를 받아 주세요."),
      code: isVerified || !verificationId ? null : codeProblem(values.code),
    }),
    save: async (values) => {
      if (!isVerified) await verifyCode(verificationId, values.code);
      change({ guardian: { name: values.name, phoneNumber, verificationId, isVerified: true } });
      next();
    },
    problemsOf: (error) => {
      const [first] = fieldErrors(error);
      if (first?.path === "code") refused.remember(verificationId, form.getValues("code"), first.message);
      return guardianRefusal(error);
    },
    onChange: (values) => {
      // Another number needs a code of its own.
      const isSame = values.phoneNumber === phoneNumber;
      const proof = isSame ? { verificationId, isVerified } : { verificationId: "", isVerified: false };
      change({ guardian: { name: values.name, phoneNumber: values.phoneNumber, ...proof } });
    },
  });

  async function send(): Promise<void> {
    const problem = mobilePhoneProblem(phoneNumber);
    if (problem) return form.fail({ phoneNumber: problem });
    setSending(true);
    await form.attempt(async () => {
      const code = await sendCode(phoneNumber);
      setSent(code);
      change({ guardian: { name: form.getValues("name"), phoneNumber, verificationId: code.id, isVerified: false } });
    });
    setSending(false);
  }

  return { form, isSending, sent: sent?.id === verificationId ? sent : null, send };
}
