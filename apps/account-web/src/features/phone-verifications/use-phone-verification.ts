"use client";

import { isSentCode, type SentCode, toSentCode } from "@pkg/web/features/phone-code/sent-code";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { setSessionUser } from "@pkg/web/platform/session/session-store";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useEffect, useState } from "react";

const keptCode = storedValue("session", "naran.phone-code", (kept) => (isSentCode(kept) ? kept : null));

export interface PhoneVerification {
  /** The code that was sent and is still valid; it survives a refresh. */
  readonly sent: SentCode | null;
  /** Asks for a code; `claim` also for a number of another account that can do without. @throws CallError */
  send(phoneNumber: string, claim: boolean): Promise<void>;
  /** Confirms the number. @throws CallError */
  verify(code: string): Promise<void>;
  /** Back to another number. */
  forget(): void;
}

/** Sends and checks codes. A code survives a refresh of the page, since its SMS is already on the way. */
export function usePhoneVerification(): PhoneVerification {
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => setSent(keptCode.read()), []);

  function keep(code: SentCode | null): void {
    setSent(code);
    if (code) keptCode.write(code);
    else keptCode.forget();
  }

  return {
    sent,
    send: async (phoneNumber, claim) => {
      const wire = await dataOf(api().POST("/phone-verifications", { body: { phoneNumber, claim } }));
      keep(toSentCode(wire));
    },
    verify: async (code) => {
      const params = { path: { id: sent?.id ?? "" } };
      setSessionUser(await dataOf(api().POST("/phone-verifications/{id}/verify", { params, body: { code } })));
      keptCode.forget();
    },
    forget: () => keep(null),
  };
}
