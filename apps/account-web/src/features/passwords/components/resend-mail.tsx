"use client";

import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useCountdown } from "@pkg/web/features/form/use-countdown";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useState } from "react";
import { limitProblem } from "@/lib/credentials/password-problem";
import type { ReturnTarget } from "@/lib/return/return-target";
import { requestReset } from "../password-calls";

const WAIT_MS = 30_000;

/** Sends the mail once more, after half a minute. */
export function ResendMail({ email, target }: { email: string; target: ReturnTarget }) {
  const [resendAt, setResendAt] = useState(() => Date.now() + WAIT_MS);
  const [busy, setBusy] = useState(false);
  const left = Math.ceil(useCountdown(resendAt) / 1000);

  async function resend(): Promise<void> {
    setBusy(true);
    try {
      await requestReset(email, target);
      setResendAt(Date.now() + WAIT_MS);
      toast("메일을 다시 보냈어요.");
    } catch (error) {
      const problem = limitProblem(error);
      if (problem) toast(problem, { tone: "info" });
      else await reactTo(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="line" full off={left > 0} busy={busy} busyLabel="보내고 있어요" onClick={() => void resend()}>
      {left > 0 ? <span className="num">{`${left}초 뒤에 다시 받기`}</span> : "메일 다시 받기"}
    </Button>
  );
}
