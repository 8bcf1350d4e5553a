"use client";

import { formatPhone, phoneCodeProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { CodeField } from "@pkg/web/features/phone-code/code-field";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { type ChangeEvent, useEffect, useRef } from "react";
import { codeProblem, isWrongCode, phoneSendProblem } from "../phone-problem";

type CodeFormProps = {
  sent: SentCode;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onOtherNumber: () => void;
};

/** Six digits within three minutes; the code is on its way, so the field has the focus. A complete code is sent by itself; the field shows a refusal. */
export function CodeForm({ sent, onVerify, onResend, onOtherNumber }: CodeFormProps) {
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
      <CodeField
        field={{ ...field, onChange: type }}
        sent={sent}
        help="문자로 보낸 숫자 6자리를 적어 주세요."
        onResend={resend}
      />
      <Button type="submit" size="lg" full className="mt-7" busy={form.busy} busyLabel="확인하고 있어요">
        확인
      </Button>
    </form>
  );
}
