"use client";

import { whenIdle } from "@pkg/web/platform/shell/when-idle";
import { lazy, Suspense, useEffect } from "react";
import { goOn } from "@/lib/go-on";
import { accountPage, type ReturnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";
import { NumberForm } from "./components/number-form";
import { PhoneLater } from "./phone-verifications-later";
import { usePhoneVerification } from "./use-phone-verification";

const loadCode = () => import("./components/code-form");
const CodeForm = lazy(loadCode);

/** Phone verification: the number, then the code. Going on without it is possible; lessons ask again. */
export function PhoneScreen({ target }: { target: ReturnTarget }) {
  const { sent, send, verify, forget } = usePhoneVerification();
  useEffect(() => whenIdle(() => void Promise.all([loadCode(), import("./phone-problem")])), []);
  return (
    <div className="py-6 lg:py-2">
      <Title help="선생님과 약속이 정해지면 문자로 알려 드려요.">휴대폰 번호를 확인할게요</Title>
      {sent ? (
        <Suspense fallback={null}>
          <CodeForm
            key={sent.id}
            sent={sent}
            onVerify={async (code) => {
              await verify(code);
              goOn(target.next);
            }}
            onResend={() => send(sent.phoneNumber)}
            onOtherNumber={forget}
          />
        </Suspense>
      ) : (
        <NumberForm initial="" onSend={send} loginHref={accountPage("/logout", target)} />
      )}
      <PhoneLater next={target.next} />
    </div>
  );
}
