"use client";

import { maskPhone } from "@pkg/domain";
import { Steps } from "@pkg/ui/steps";
import { useSession } from "@pkg/web/platform/session/session-store";
import { Title } from "@/lib/frame/title";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { CodeForm } from "./components/code-form";
import { NumberForm } from "./components/number-form";
import { usePhoneVerification } from "./use-phone-verification";

type PhoneScreenProps = {
  target: ReturnTarget;
  /** Of a sign-up that ends here: how many steps it has. Null for everybody who comes from elsewhere. */
  steps: number | null;
};

/**
 * Phone verification: the number, then the code. Buyers may skip it, since the payment asks again; an application
 * needs it. With a confirmed number it changes that one, and says which it is.
 */
export function PhoneScreen({ target, steps }: PhoneScreenProps) {
  const { sent, send, verify, forget } = usePhoneVerification();
  const isTutor = target.source === "tutor";
  const current = useSession(({ user }) => (user?.phoneNumberVerified ? user.phoneNumber : null));
  return (
    <div className={steps === null ? "py-6 lg:py-2" : "pb-6 lg:pb-2"}>
      {steps === null ? null : <Steps current={steps} total={steps} className="mt-2 mb-8 lg:mt-0" />}
      {current ? (
        <Title help={`지금 번호는 ${maskPhone(current)}예요. 새 번호를 확인하면 그때부터 알림은 새 번호로만 가요.`}>
          휴대폰 번호를 바꿔요
        </Title>
      ) : (
        <Title
          help={
            isTutor
              ? "수업 제안과 심사 결과를 이 번호로 알려 드려요."
              : "매칭 결과와 수업 알림을 이 번호로 보내 드려요. 결제하려면 확인이 필요해요."
          }
        >
          휴대폰 번호를 확인할게요
        </Title>
      )}
      {sent ? (
        <CodeForm
          key={sent.id}
          sent={sent}
          onVerify={async (code) => {
            await verify(code);
            location.replace(target.next);
          }}
          // The number was claimed already if it had to be.
          onResend={() => send(sent.phoneNumber, true)}
          onOtherNumber={forget}
        />
      ) : (
        <NumberForm onSend={send} loginHref={accountPage("/logout", target)} />
      )}
      {isTutor && !current ? null : (
        <p className="mt-4 text-center">
          <a
            href={target.next}
            className="inline-flex min-h-11 items-center rounded-sm px-3 text-body-sm text-fg-2 underline-offset-4 hover:underline"
          >
            {current ? "지금 번호를 계속 쓸게요" : "나중에 확인할게요"}
          </a>
        </p>
      )}
    </div>
  );
}
