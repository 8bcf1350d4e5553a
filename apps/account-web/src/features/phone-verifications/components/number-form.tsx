"use client";

import { mobilePhoneProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useForm } from "@pkg/web/features/form/use-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useState } from "react";
import { formatPhone } from "../verification";

type NumberFormProps = { initial: string; onSend: (phoneNumber: string) => Promise<void>; loginHref: string };

/** The number; every refusal stands at the field. */
export function NumberForm({ initial, onSend, loginHref }: NumberFormProps) {
  const [taken, setTaken] = useState(false);
  const form = useForm({
    initial: { phone: initial },
    validate: ({ phone }) => ({ phone: mobilePhoneProblem(phone) ?? undefined }),
    onSubmit: async ({ phone }) => onSend(phone.replace(/\D/g, "")),
    onError: async (error) => {
      const { isNumberTaken, phoneSendProblem } = await import("../phone-problem");
      const problem = phoneSendProblem(error);
      setTaken(isNumberTaken(error));
      if (problem === null) await reactTo(error);
      else form.fail({ phone: problem });
    },
  });
  const field = form.field("phone");
  return (
    <form ref={form.formRef} onSubmit={form.submit} noValidate>
      <TextField
        {...field}
        value={formatPhone(field.value)}
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
