"use client";

import { useEffect, useState } from "react";
import { saidLeft, timeLeftText } from "./idle-text";

type IdleCountdownProps = { endsAt: number; isRefused: boolean };

/** The time left of the session. Updates every second; screen readers hear it at 60, 30 and 10 s. */
export function IdleCountdown({ endsAt, isRefused }: IdleCountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, endsAt - now);
  return (
    <>
      한동안 사용하지 않아 <b className="num font-semibold whitespace-nowrap text-fg">{timeLeftText(left)}</b> 뒤에
      로그아웃돼요. 고른 내용은 그대로 있어요.
      <span role="status" className="sr-only">
        {saidLeft(left)}
      </span>
      <span role="alert" className="mt-2 block font-medium text-error empty:mt-0">
        {isRefused ? (
          <>
            연장하지 못했어요.
            <br />
            인터넷 연결을 확인하고 다시 눌러 주세요.
          </>
        ) : null}
      </span>
    </>
  );
}
