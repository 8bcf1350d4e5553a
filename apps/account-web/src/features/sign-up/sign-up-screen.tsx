"use client";

import { Steps } from "@pkg/ui/steps";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useSession } from "@pkg/web/platform/session/session-store";
import { loadSession } from "@pkg/web/platform/session-sync/load-session";
import { useEffect, useState } from "react";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { ReturnTarget } from "@/lib/return/return-target";
import { GiveUp } from "./components/give-up";
import { needsGuardian } from "./needs-guardian";
import { SignUpFlow } from "./sign-up-flow";
import { reachableStep } from "./sign-up-steps";
import { signUpProgress, signUpSteps } from "./step-ids";
import { useSignUpDraft } from "./use-sign-up-draft";
import { useStep } from "./use-step";

/** Sign-up, one question per screen. Answers survive a refresh and going back. */
export function SignUpScreen({ target }: { target: ReturnTarget }) {
  const { draft, isRead, isRestored, change } = useSignUpDraft();
  const [wanted, go] = useStep();
  const [now] = useState(() => serverNow());
  const [madeAccount, setMadeAccount] = useState(false);
  const user = useSession((session) => session.user);
  const hasAccount = user !== null || madeAccount;

  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => void loadSession().finally(() => setIsAsked(true)), []);
  useEffect(() => {
    if (user?.registered) location.replace(target.next);
  }, [user, target.next]);

  // A later question takes its first answer when it is shown, so the stored answers and the session must be known by then.
  const isFirst = wanted.step === "who";
  if (!isFirst && !(isRead && isAsked)) return <FormSkeleton />;
  // A social login has provided the name already.
  const filled = draft.name === "" ? { ...draft, name: user?.name ?? "" } : draft;
  const open = reachableStep(wanted, filled, hasAccount, now);
  const child = "child" in open ? open.child : 0;
  const steps = signUpSteps(draft.type, hasAccount, needsGuardian(draft, now));
  const index = steps.indexOf(open.step);
  return (
    <>
      {/* Who comes from a vendor has fewer steps, which is known with the session: the number never changes under the eyes. */}
      {isAsked ? (
        <Steps {...signUpProgress(open.step, hasAccount)} className="mt-2 mb-8 lg:mt-0" />
      ) : (
        <div className="mt-2 mb-8 h-5 lg:mt-0" />
      )}
      <SignUpFlow
        key={`${open.step}-${child}-${isRestored}`}
        open={open}
        go={go}
        draft={filled}
        change={change}
        next={() => go({ step: steps[index + 1] ?? open.step, child: open.step === "child" ? child : 0 })}
        now={now}
        takesFocus={!isFirst}
        hasAccount={hasAccount}
        onAccount={() => setMadeAccount(true)}
        target={target}
      />
      {user && isFirst ? <GiveUp target={target} /> : null}
    </>
  );
}
