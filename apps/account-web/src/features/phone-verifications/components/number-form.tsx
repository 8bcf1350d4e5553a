"use client";

import { formatPhone, mobilePhoneProblem, readPhone } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitField } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { isNumberTaken, phoneSendProblem } from "../phone-problem";

type NumberFormProps = { onSend: (phoneNumber: string) => Promise<void>; loginHref: string };

/** The number; every refusal is shown at the field. */
export function NumberForm({ onSend, loginHref }: NumberFormProps) {
  const [taken, setTaken] = useState(false);
  const form = useDomainForm({
    defaultValues: { phone: "" },
    validate: ({ phone }) => ({ phone: mobilePhoneProblem(phone) }),
    save: ({ phone }) => onSend(readPhone(phone)),
    problemsOf: (error) => {
      setTaken(isNumberTaken(error));
      return { phone: phoneSendProblem(error) };
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField
        {...digitField(form.field("phone"), formatPhone)}
        label="휴대폰 번호"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="010-1234-5678"
      />
      {taken ? (
        <p className="mt-1 text-body-sm">
          <a
            href={loginHref}
            className="inline-flex min-h-11 items-center font-semibold text-brand-fg underline underline-offset-4"
          >
            다른 계정으로 로그인하기
          </a>
        </p>
      ) : null}
      <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="보내고 있어요">
        인증번호 받기
      </Button>
    </form>
  );
}
