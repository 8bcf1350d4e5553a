"use client";

import { formatPhone, phoneCodeProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { digitsOf, shapeDigits } from "@pkg/web/features/form/shape-digits";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { type ChangeEvent, useEffect, useRef } from "react";
import { useCountdown } from "@/lib/use-countdown";
import { codeProblem, isWrongCode, phoneSendProblem } from "../phone-problem";
import { clockText, type SentCode } from "../verification";
import { ResendButton } from "./resend-button";

type CodeFormProps = {
  sent: SentCode;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onOtherNumber: () => void;
};

/** Six digits within three minutes; the code is on its way, so the field has the focus. A complete code is sent by itself; the field shows a refusal. */
export function CodeForm({ sent, onVerify, onResend, onOtherNumber }: CodeFormProps) {
  const left = useCountdown(sent.expiresAt);
  const tried = useRef("");
  // A code that was wrong stays wrong: pressing the button again must not cost another try.
  const wrong = useRef({ code: "", message: "" });
  const form = useDomainForm({
    defaultValues: { code: "" },
    validate: ({ code }) => ({
      code: phoneCodeProblem(code) ?? (code === wrong.current.code ? wrong.current.message : null),
    }),
    save: ({ code }) => onVerify(code),
    problemsOf: (error) => {
      const problem = codeProblem(error);
      if (problem && isWrongCode(error)) wrong.current = { code: form.getValues("code"), message: problem.message };
      return { code: problem?.message };
    },
  });
  const field = form.field("code");
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  async function type(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    shapeDigits(event.target, (text) => digitsOf(text, 6));
    const code = event.target.value;
    await field.onChange(event);
    // Only a newly completed code is sent by itself.
    if (phoneCodeProblem(code) || tried.current === code) return;
    tried.current = code;
    form.submit();
  }

  async function resend(): Promise<void> {
    try {
      await onResend();
      tried.current = "";
      wrong.current = { code: "", message: "" };
    } catch (error) {
      const problem = phoneSendProblem(error);
      if (problem === null) await reactTo(error);
      else form.fail({ code: problem });
    }
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <p className="mb-5 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-body-sm">
        <span className="num font-semibold">{formatPhone(sent.phoneNumber)}</span>
        <Button variant="quiet" size="sm" onClick={onOtherNumber}>
          번호 바꾸기
        </Button>
      </p>
      <TextField
        {...field}
        onChange={(event) => void type(event)}
        label="인증번호"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6자리"
        inputClassName="num tracking-[0.2em] placeholder:tracking-normal"
        help="문자로 보낸 숫자 6자리를 적어 주세요."
        right={
          <span
            role="timer"
            aria-label="남은 시간"
            className={`num text-body-sm font-semibold ${left > 30_000 ? "text-fg-2" : "text-error"}`}
          >
            {clockText(left)}
          </span>
        }
      />
      <div className="mt-7 grid gap-2.5">
        <Button type="submit" size="lg" full busy={form.busy} busyLabel="확인하고 있어요">
          확인
        </Button>
        <ResendButton resendAt={sent.resendAt} sendsLeft={sent.sendsLeft} onPress={resend} />
      </div>
    </form>
  );
}
