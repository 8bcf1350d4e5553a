"use client";

import { Button } from "@pkg/ui/button";
import { useState } from "react";
import { useCountdown } from "@/lib/use-countdown";

type ResendButtonProps = { resendAt: number; sendsLeft: number; onPress: () => Promise<void> };

/** Asks for another code, 30 seconds after the last one; says how many are left today. */
export function ResendButton({ resendAt, sendsLeft, onPress }: ResendButtonProps) {
  const wait = Math.ceil(useCountdown(resendAt) / 1000);
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    await onPress();
    setBusy(false);
  }

  return (
    <div>
      <Button
        variant="secondary"
        size="lg"
        full
        off={wait > 0}
        busy={busy}
        busyLabel="보내고 있어요"
        onClick={() => void press()}
      >
        {wait > 0 ? <span className="num">{wait}초 뒤에 다시 받기</span> : "다시 받기"}
      </Button>
      <p className="mt-2 text-center text-caption text-fg-3">오늘 {sendsLeft}번 더 받을 수 있어요.</p>
    </div>
  );
}
