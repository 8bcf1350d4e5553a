import { mobilePhoneProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Checkbox } from "@pkg/ui/checkbox";
import { TextField } from "@pkg/ui/text-field";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { useEffect, useRef, useState } from "react";
import { Controller } from "react-hook-form";
import { phoneText } from "@/lib/phone-text";
import type { ConsultationValues } from "../consultation-form";
import { askForCode, type SentCode } from "../queries";

type PhoneProofProps = {
  form: DomainForm<ConsultationValues>;
  sent: SentCode | null;
  onSent: (code: SentCode) => void;
};

const digitsOf = (text: string, most: number): string => text.replace(/\D/g, "").slice(0, most);

/** The phone of somebody who is not logged in, the code that proves it, and the consent to keep it. */
export function PhoneProof({ form, sent, onSent }: PhoneProofProps) {
  const { control, setValue, setFocus } = form;
  const [isSending, setSending] = useState(false);
  const before = useRef(sent);
  // The field is shown by the render that follows the answer. A code from before a refresh takes no focus.
  useEffect(() => {
    if (sent && sent !== before.current) setFocus("code");
  }, [sent, setFocus]);
  const sendCode = async (phoneNumber: string) => {
    const problem = mobilePhoneProblem(phoneNumber);
    if (problem) return form.fail({ phoneNumber: problem });
    setSending(true);
    await form.attempt(async () => onSent(await askForCode(phoneNumber)));
    setSending(false);
  };
  return (
    <div className="grid gap-(--size-field-gap,1.125rem)">
      <Controller
        control={control}
        name="phoneNumber"
        render={({ field, fieldState }) => {
          const isSentHere = sent?.phoneNumber === field.value;
          return (
            <>
              <TextField
                {...field}
                value={phoneText(field.value)}
                onChange={(event) => {
                  field.onChange(digitsOf(event.target.value, 11));
                  setValue("code", "");
                }}
                error={fieldState.error?.message}
                label="전화받을 휴대폰 번호"
                inputMode="numeric"
                autoComplete="tel-national"
                inputClassName="num"
                action={
                  <Button
                    variant="secondary"
                    className="min-h-13 shrink-0"
                    busy={isSending}
                    busyLabel="보내요"
                    onClick={() => void sendCode(field.value)}
                  >
                    {isSentHere ? "다시 받기" : "인증번호 받기"}
                  </Button>
                }
              />
              <div hidden={!isSentHere}>
                <CodeField form={form} />
              </div>
            </>
          );
        }}
      />
      <Checkbox
        {...form.register("privacyAgreed")}
        error={form.errors.privacyAgreed?.message}
        label={
          <>
            휴대폰 번호와 적은 내용을 상담에 쓰는 데 동의해요. 마지막 상담에서 1년이 지나면 지워요.{" "}
            <a
              href={goUrl("account", "/terms/privacy")}
              target="_blank"
              rel="noopener"
              className="font-semibold whitespace-nowrap text-brand-fg underline underline-offset-4"
            >
              개인정보 처리방침 보기
            </a>
          </>
        }
      />
    </div>
  );
}

function CodeField({ form }: { form: DomainForm<ConsultationValues> }) {
  const { onChange, ...field } = form.field("code");
  return (
    <TextField
      {...field}
      onChange={(event) => {
        event.target.value = digitsOf(event.target.value, 6);
        void onChange(event);
      }}
      label="인증번호"
      inputMode="numeric"
      autoComplete="one-time-code"
      inputClassName="num"
      maxLength={6}
      help="문자로 보냈어요. 3분 안에 적어 주세요."
    />
  );
}
