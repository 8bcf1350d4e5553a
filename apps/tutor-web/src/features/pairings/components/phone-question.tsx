import { formatPhone, mobilePhoneProblem, readPhone } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitField } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useEffect, useEffectEvent } from "react";

type PhoneQuestionProps = { initial: string; problem: string | null; onPhone: (phoneNumber: string) => void };

/** Asks for the phone number that received the message. */
export default function PhoneQuestion({ initial, problem, onPhone }: PhoneQuestionProps) {
  const form = useDomainForm({
    defaultValues: { phoneNumber: initial },
    validate: ({ phoneNumber }) => ({ phoneNumber: mobilePhoneProblem(phoneNumber) }),
    save: ({ phoneNumber }) => onPhone(readPhone(phoneNumber)),
  });
  const fail = useEffectEvent(form.fail);
  // The field shows the server's error and receives the focus.
  useEffect(() => {
    if (problem) fail({ phoneNumber: problem });
  }, [problem]);
  return (
    <div className="py-6 lg:py-2">
      <h1 className="text-title-1">제안을 받은 번호를 알려 주세요</h1>
      <p className="mt-1.5 text-body-sm text-fg-2">메시지를 받은 휴대폰 번호가 맞으면 제안을 보여 드려요.</p>
      <form onSubmit={form.submit} noValidate className="mt-6">
        <TextField
          {...digitField(form.field("phoneNumber"), formatPhone)}
          label="휴대폰 번호"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="010-1234-5678"
        />
        <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="찾고 있어요">
          제안 보기
        </Button>
      </form>
    </div>
  );
}
