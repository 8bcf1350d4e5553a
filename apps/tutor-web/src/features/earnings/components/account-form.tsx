"use client";

import {
  accountNumberProblem,
  BANK_CODES,
  BANKS,
  formatPhone,
  PHONE_CODE_MINUTES,
  phoneCodeProblem,
  withParticle,
} from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import type { Problems } from "@pkg/web/features/form/form-problems";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { CodeField } from "@pkg/web/features/phone-code/code-field";
import { type SentCode, toSentCode } from "@pkg/web/features/phone-code/sent-code";
import { isApiError } from "@pkg/web/platform/api/api";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { usePayoutAccountCalls } from "../queries";

const EMPTY = { bankCode: "", accountNumber: "", code: "" };
type Values = typeof EMPTY;

/** Where the code stands: not asked for, on its way, or confirmed. */
type Code = { step: "NONE" } | { step: "SENT"; sent: SentCode } | { step: "CONFIRMED" };

/** A bank and a number; the first press sends a code to the tutor's phone, the second one confirms it and registers. */
export function AccountForm({ phoneNumber }: { phoneNumber: string }) {
  const [code, setCode] = useState<Code>({ step: "NONE" });
  const calls = usePayoutAccountCalls();
  const router = useRouter();
  const form = useDomainForm<Values>({
    defaultValues: EMPTY,
    validate: (values) => ({
      bankCode: isBank(values.bankCode) ? null : "은행을 골라 주세요.",
      accountNumber: accountNumberProblem(values.accountNumber, isBank(values.bankCode) ? values.bankCode : null),
      code: code.step === "SENT" ? phoneCodeProblem(values.code) : null,
    }),
    save: async ({ bankCode, accountNumber, code: typed }) => {
      if (!isBank(bankCode)) return;
      if (code.step === "NONE") return send();
      if (code.step === "SENT") await calls.confirm(code.sent.id, typed);
      // A number that the bank refuses needs no second code.
      setCode({ step: "CONFIRMED" });
      await calls.save({ bankCode, accountNumber });
      toast("지급 계좌를 등록했어요.");
      router.push("/earnings");
    },
    problemsOf: (error) => {
      if (isApiError(error, "class", 50004)) setCode({ step: "NONE" });
      return fieldProblems(error);
    },
  });

  async function send() {
    setCode({ step: "SENT", sent: toSentCode(await calls.sendCode(phoneNumber)) });
  }

  async function resend() {
    form.setValue("code", "");
    await form.attempt(send);
  }

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <NativeSelect
        {...form.field("bankCode")}
        label="은행"
        placeholder="은행을 골라 주세요"
        options={BANK_CODES.map((value) => ({ value, label: BANKS[value] }))}
      />
      <TextField
        {...form.field("accountNumber")}
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
      {code.step === "SENT" ? (
        <CodeField
          field={form.field("code")}
          sent={code.sent}
          help={`${withParticle(formatPhone(phoneNumber), "으로", "로")} 보냈어요. ${PHONE_CODE_MINUTES}분 안에 적어 주세요.`}
          onResend={resend}
        />
      ) : null}
      {code.step === "NONE" ? (
        <p className="text-body-sm text-fg-2">{`계좌 주인을 확인하려고 ${withParticle(formatPhone(phoneNumber), "으로", "로")} 인증번호를 보내요.`}</p>
      ) : null}
      <Button type="submit" size="lg" full busy={form.busy} busyLabel="확인하고 있어요">
        {code.step === "NONE" ? "인증번호 받기" : "등록하기"}
      </Button>
    </form>
  );
}

const isBank = (code: string): code is keyof typeof BANKS => code in BANKS;

/** Tells a code that is over at its field, and a bank that does not answer at the number; else what the API says. */
function fieldProblems(error: unknown): Problems<Values> | null {
  if (isApiError(error, "class", 30001)) return { accountNumber: error.message };
  return reactToError(error).reaction.kind === "NEW_CODE" ? { code: reactToError(error).message } : null;
}
