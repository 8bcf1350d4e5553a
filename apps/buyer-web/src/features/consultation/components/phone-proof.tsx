import { mobilePhoneProblem, PHONE_CODE_MINUTES } from "@pkg/domain";
import { Checkbox } from "@pkg/ui/checkbox";
import type { DomainForm } from "@pkg/web/features/form/use-domain-form";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { useEffect, useRef } from "react";
import { Controller } from "react-hook-form";
import { PhoneCodeFields } from "@/lib/account/phone-code-fields";
import type { ConsultationValues } from "../consultation-form";
import { askForCode } from "../send-consultation";

export type PhoneProofProps = {
  form: DomainForm<ConsultationValues>;
  sent: SentCode | null;
  onSent: (code: SentCode) => void;
};

/** The phone of somebody who is not logged in, the code that proves it, and the consent to keep it. */
export function PhoneProof({ form, sent, onSent }: PhoneProofProps) {
  const { control, setValue, setFocus } = form;
  const before = useRef(sent);
  // The field is shown by the render that follows the answer. A code from before a refresh takes no focus.
  useEffect(() => {
    if (sent && sent !== before.current) setFocus("code");
  }, [sent, setFocus]);
  const sendCode = async (phoneNumber: string) => {
    const problem = mobilePhoneProblem(phoneNumber);
    if (problem) return form.fail({ phoneNumber: problem });
    await form.attempt(async () => onSent(await askForCode(phoneNumber)));
  };
  return (
    <div className="grid gap-(--size-field-gap,1.125rem)">
      <Controller
        control={control}
        name="phoneNumber"
        render={(phone) => (
          <PhoneCodeFields
            phone={phone}
            code={form.field("code")}
            label="전화받을 휴대폰 번호"
            autoComplete="tel-national"
            codeHelp={`문자로 보냈어요. ${PHONE_CODE_MINUTES}분 안에 적어 주세요.`}
            sent={sent}
            onSend={sendCode}
            onRetype={() => setValue("code", "")}
          />
        )}
      />
      <Checkbox
        {...form.register("privacyAgreed")}
        error={form.errors.privacyAgreed?.message}
        label={
          <>
            휴대폰 번호와 적은 내용을 상담에 쓰는 데 동의해요. 마지막 상담에서 1년이 지나면 지워요.{" "}
            <a
              href={goUrl("account", "/terms/privacy-policy")}
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
