"use client";

import { FlowHeader } from "@pkg/ui/header";
import { Steps } from "@pkg/ui/steps";
import { loadSession } from "@pkg/web/session/load-session";
import { useSession } from "@pkg/web/session/session-store";
import { type ReactNode, useEffect, useState } from "react";
import { AccountFrame } from "@/lib/account-frame";
import { FormSkeleton } from "@/lib/form-skeleton";
import { goOn } from "@/lib/go-on";
import { accountPage, type ReturnTarget } from "@/lib/return-target";
import { SignUpFlow } from "./sign-up-flow";
import { reachableStep, signUpSteps } from "./sign-up-steps";
import { useSignUpDraft } from "./use-sign-up-draft";
import { useStep } from "./use-step";

/** Sign-up, one question per screen. Answers survive a refresh and going back. */
export function SignUpScreen({ target }: { target: ReturnTarget }) {
  const [draft, change] = useSignUpDraft();
  const [wanted, go] = useStep();
  const [moved, setMoved] = useState(false);
  const [madeAccount, setMadeAccount] = useState(false);
  const [now] = useState(() => new Date());
  const user = useSession((session) => session.user);

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (user?.registered) goOn(target.next);
  }, [user, target.next]);

  if (!draft) return <Frame target={target} />;
  const hasAccount = madeAccount || (user !== null && !user.registered);
  const place = reachableStep(wanted, draft, hasAccount, now);
  const steps = signUpSteps(draft.type, hasAccount);
  const index = steps.indexOf(place.step);

  const move: typeof go = (next) => {
    setMoved(true);
    go(next);
  };
  const back = () => (moved ? history.back() : go({ step: steps[index - 1] ?? "who", child: 0 }));
  const next = () => move({ step: steps[index + 1] ?? place.step, child: place.step === "child" ? place.child : 0 });

  return (
    <Frame target={target} onBack={index > 0 ? back : undefined}>
      <Steps current={index + 1} total={steps.length} className="mt-2 mb-8 lg:mt-0" />
      <SignUpFlow
        key={`${place.step}-${place.child}`}
        place={place}
        go={move}
        draft={draft}
        change={change}
        next={next}
        now={now}
        takesFocus={moved}
        hasAccount={hasAccount}
        onAccount={() => setMadeAccount(true)}
        target={target}
      />
    </Frame>
  );
}

type FrameProps = { target: ReturnTarget; onBack?: (() => void) | undefined; children?: ReactNode };

function Frame({ target, onBack, children }: FrameProps) {
  const back = onBack ? { onPress: onBack } : { href: accountPage("/login", target) };
  return (
    <AccountFrame header={<FlowHeader back={back} title="가입하기" />}>{children ?? <FormSkeleton />}</AccountFrame>
  );
}
