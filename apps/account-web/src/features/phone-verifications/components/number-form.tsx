"use client";

import { formatPhone, mobilePhoneProblem, readPhone } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitField } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useState } from "react";
import { phoneSendProblem, readTaken, type TakenNumber } from "../phone-problem";
import { NumberTaken } from "./number-taken";

type NumberFormProps = { onSend: (phoneNumber: string, claim: boolean) => Promise<void>; loginHref: string };

/** The number; every refusal is shown at the field. One that another account can do without is claimed by its code. */
export function NumberForm({ onSend, loginHref }: NumberFormProps) {
  const [taken, setTaken] = useState<TakenNumber | null>(null);
  const claim = taken?.canClaim ?? false;
  const form = useDomainForm({
    defaultValues: { phone: "" },
    validate: ({ phone }) => ({ phone: mobilePhoneProblem(phone) }),
    onChange: () => setTaken(null),
    save: ({ phone }) => onSend(readPhone(phone), claim),
    problemsOf: (error) => {
      setTaken(readTaken(error));
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
      {taken ? <NumberTaken canClaim={taken.canClaim} loginHref={loginHref} /> : null}
      <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="보내고 있어요">
        {claim ? "인증번호로 확인하고 옮기기" : "인증번호 받기"}
      </Button>
    </form>
  );
}
