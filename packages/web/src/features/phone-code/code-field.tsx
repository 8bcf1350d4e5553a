"use client";

import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { type ChangeEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { siteConfig } from "../../platform/config/site-config";
import { digitField, digitsOf } from "../form/shape-digits";
import { useCountdown } from "../form/use-countdown";
import type { DomainForm } from "../form/use-domain-form";
import type { SentTimes } from "./sent-code";

type FormField = ReturnType<DomainForm<FieldValues>["field"]>;

type CodeFieldProps = {
  field: Omit<FormField, "onChange"> & { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown };
  /** Null: it was sent before a reload that did not keep its times. */
  sent: SentTimes | null;
  help: string;
  /** It appears when its code is on the way. */
  takesFocus?: boolean;
  /** Sends another code, and says itself why none was sent. */
  onResend: () => Promise<unknown>;
};

/** The six digits of a code, how long they hold, and another code: from when on, and how many more today. */
export function CodeField({ field, sent, help, takesFocus = false, onResend }: CodeFieldProps) {
  return (
    <div>
      <TextField
        {...digitField(field, (text) => digitsOf(text, 6))}
        autoFocus={takesFocus}
        label="인증번호"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6자리"
        inputClassName="num tracking-[0.2em] placeholder:tracking-normal"
        help={help}
        right={sent ? <TimeLeft until={sent.expiresAt} /> : null}
      />
      <Resend sent={sent} onPress={onResend} />
    </div>
  );
}

function TimeLeft({ until }: { until: number }) {
  const left = useCountdown(until);
  const seconds = Math.ceil(left / 1000);
  return (
    <span
      role="timer"
      aria-label="남은 시간"
      className={`num text-body-sm font-semibold ${left > 30_000 ? "text-fg-2" : "text-error"}`}
    >
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}
    </span>
  );
}

function Resend({ sent, onPress }: { sent: SentTimes | null; onPress: () => Promise<unknown> }) {
  const wait = Math.ceil(useCountdown(sent?.resendAt ?? null) / 1000);
  const [busy, setBusy] = useState(false);
  if (sent?.sendsLeft === 0) {
    return (
      <p className="mt-2 text-caption text-fg-2">{`오늘은 더 받을 수 없어요. 인증번호가 오지 않으면 ${siteConfig.business.phone}번으로 전화해 주세요.`}</p>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-caption text-fg-3">{sent ? `오늘 ${sent.sendsLeft}번 더 받을 수 있어요.` : ""}</p>
      <Button
        variant="quiet"
        size="sm"
        off={wait > 0}
        busy={busy}
        busyLabel="보내고 있어요"
        onClick={async () => {
          setBusy(true);
          await onPress();
          setBusy(false);
        }}
      >
        {wait > 0 ? <span className="num">{`${wait}초 뒤에 다시 받기`}</span> : "다시 받기"}
      </Button>
    </div>
  );
}
