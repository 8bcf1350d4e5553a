"use client";

import { formatPhone, mobilePhoneProblem, nameProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { digitField, digitsOf } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { useState } from "react";
import { type GuardianValues, guardianRefusal, sendCode, verifyCode } from "../guardian-code";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

type GuardianStepProps = StepProps & { onParent: () => void };

/** Name and phone of the guardian of a student under 14; the phone is confirmed before there is an account. */
export function GuardianStep({ draft: { guardian }, change, next, takesFocus, onParent }: GuardianStepProps) {
  const { phoneNumber, verificationId, isVerified } = guardian;
  const [isSending, setSending] = useState(false);
  const refused = useRefusedCode();
  const codeProblem = (code: string) =>
    /^\d{6}$/.test(code) ? refused.problemOf(verificationId, code) : "문자로 받은 숫자 6자리를 적어 주세요.";
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
      const id = await sendCode(phoneNumber);
      change({ guardian: { name: form.getValues("name"), phoneNumber, verificationId: id, isVerified: false } });
    });
    setSending(false);
  }

  return (
    <StepForm
      title="보호자 확인이 필요해요"
      help="만 14세가 안 된 학생은 보호자가 동의해야 가입하고 결제할 수 있어요. 보호자 휴대폰으로 인증번호를 보낼게요."
      action="다음"
      busyLabel="확인하고 있어요"
      form={form}
      takesFocus={takesFocus}
    >
      <FieldGroup>
        <TextField {...form.field("name")} label="보호자 이름" autoComplete="off" maxLength={20} placeholder="김민정" />
        <TextField
          {...digitField(form.field("phoneNumber"), formatPhone)}
          label="보호자 휴대폰 번호"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="010-1234-5678"
          ok={isVerified ? "보호자 번호를 확인했어요." : undefined}
          action={
            isVerified ? undefined : (
              <Button
                variant="secondary"
                className="min-h-13"
                busy={isSending}
                busyLabel="보내요"
                onClick={() => void send()}
              >
                {verificationId ? "다시 받기" : "인증번호 받기"}
              </Button>
            )
          }
        />
        {verificationId && !isVerified ? <CodeField field={form.field("code")} /> : null}
      </FieldGroup>
      <p className="mt-7 text-body-sm text-fg-2">
        보호자가 가입하고 자녀를 추가할 수도 있어요.
        <button
          type="button"
          onClick={onParent}
          className="flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
        >
          보호자가 가입하기
        </button>
      </p>
    </StepForm>
  );
}

type Field = ReturnType<ReturnType<typeof useDomainForm<GuardianValues>>["field"]>;

/** The field takes the focus when it appears: the code is on its way. */
function CodeField({ field }: { field: Field }) {
  return (
    <TextField
      {...digitField(field, (text) => digitsOf(text, 6))}
      autoFocus
      label="인증번호"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6자리"
      inputClassName="num tracking-[0.2em] placeholder:tracking-normal"
      help="보호자 휴대폰으로 보낸 숫자 6자리를 3분 안에 입력해 주세요."
    />
  );
}
