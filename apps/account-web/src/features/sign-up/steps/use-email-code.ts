import { phoneCodeProblem } from "@pkg/domain";
import { useRefusedCode } from "@pkg/web/features/form/use-refused-code";
import { fieldErrors } from "@pkg/web/platform/api/api";
import { useEffect, useState } from "react";
import { limitProblem } from "@/lib/credentials/password-problem";
import type { ReturnTarget } from "@/lib/return/return-target";
import { keptCode, type SentEmail, sendEmailCode, verifyEmailCode } from "../email-code";

/** The fields of a form that proves an e-mail. */
export type EmailWithCode = { email: string; code: string };

export type EmailProblem = { email: string } | null;

/** The code that proves whose mailbox an e-mail is. */
export function useEmailCode(target: ReturnTarget) {
  const [last, setLast] = useState<SentEmail | null>(null);
  const refused = useRefusedCode();
  const sentTo = (email: string) => (last?.email === email.trim() ? last : null);
  // Storage is read after hydration: the server renders without it.
  useEffect(() => setLast(keptCode.read()), []);
  const send = async (email: string) => {
    const sent = await sendEmailCode(email.trim(), target);
    keptCode.write(sent);
    setLast(sent);
  };

  return {
    /** The code that is on its way to an e-mail; null when none is. */
    sentTo,
    send,
    problemOf: ({ email, code }: EmailWithCode): string | null => {
      const sent = sentTo(email);
      if (!sent) return null;
      return phoneCodeProblem(code) ? "메일로 받은 숫자 6자리를 적어 주세요." : refused.problemOf(sent.ticket, code);
    },
    /** The proof of an e-mail; null when its code is sent only now, and asked for. @throws CallError */
    prove: async ({ email, code }: EmailWithCode): Promise<string | null> => {
      const sent = sentTo(email);
      if (sent) {
        const proof = await verifyEmailCode(sent.ticket, code);
        keptCode.forget();
        return proof;
      }
      await send(email);
      return null;
    },
    problemsOf: (error: unknown, { email, code }: EmailWithCode): EmailProblem => {
      const [first] = fieldErrors(error);
      const sent = sentTo(email);
      if (first?.path === "code" && sent) refused.remember(sent.ticket, code, first.message);
      const limit = limitProblem(error);
      return limit ? { email: limit } : null;
    },
  };
}
