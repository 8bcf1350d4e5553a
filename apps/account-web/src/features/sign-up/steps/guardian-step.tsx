"use client";

import { formatPhone, PHONE_CODE_MINUTES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldGroup } from "@pkg/ui/field";
import { TextField } from "@pkg/ui/text-field";
import { digitField } from "@pkg/web/features/form/shape-digits";
import { CodeField } from "@pkg/web/features/phone-code/code-field";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";
import { useGuardianForm } from "./use-guardian-form";

type GuardianStepProps = StepProps & { onParent: () => void };

/** Name and phone of the guardian of a student under 14; the phone is confirmed before there is an account. */
export function GuardianStep({ takesFocus, onParent, ...step }: GuardianStepProps) {
  const { verificationId, isVerified } = step.draft.guardian;
  const { form, isSending, sent, send } = useGuardianForm(step);
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
        <TextField {...form.field("name")} label="보호자 이름" autoComplete="off" placeholder="김민정" />
        <TextField
          {...digitField(form.field("phoneNumber"), formatPhone)}
          label="보호자 휴대폰 번호"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="010-1234-5678"
          ok={isVerified ? "보호자 번호를 확인했어요." : undefined}
          action={
            verificationId ? undefined : (
              <Button
                variant="secondary"
                className="min-h-13"
                busy={isSending}
                busyLabel="보내요"
                onClick={() => void send()}
              >
                인증번호 받기
              </Button>
            )
          }
        />
        {verificationId && !isVerified ? (
          <CodeField
            field={form.field("code")}
            takesFocus
            sent={sent}
            help={`보호자 휴대폰으로 보낸 숫자 6자리를 ${PHONE_CODE_MINUTES}분 안에 적어 주세요.`}
            onResend={send}
          />
        ) : null}
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
