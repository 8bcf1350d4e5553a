"use client";

import { Steps } from "@pkg/ui/steps";
import { loadSession } from "@pkg/web/platform/session/load-session";
import { useSession } from "@pkg/web/platform/session/session-store";
import { whenIdle } from "@pkg/web/platform/shell/when-idle";
import { lazy, Suspense, useEffect, useState } from "react";
import { FormSkeleton } from "@/lib/form-skeleton";
import { goOn } from "@/lib/go-on";
import type { ReturnTarget } from "@/lib/return-target";
import { signUpSteps } from "./step-ids";
import { WhoStep } from "./steps/who-step";
import { useSignUpDraft } from "./use-sign-up-draft";
import { useStep } from "./use-step";

const loadBody = () => import("./sign-up-body");
const SignUpBody = lazy(loadBody);

/** Sign-up, one question per screen. Answers survive a refresh and going back. */
export function SignUpScreen({ target }: { target: ReturnTarget }) {
  const { draft, isRead, change } = useSignUpDraft();
  const [wanted, go] = useStep();
  const user = useSession((session) => session.user);

  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => void loadSession().finally(() => setIsAsked(true)), []);
  useEffect(() => whenIdle(() => void loadBody()), []);
  useEffect(() => {
    if (user?.registered) goOn(target.next);
  }, [user, target.next]);
  // Somebody who came by a vendor has told their name there.
  const filled = draft.name === "" ? { ...draft, name: user?.name ?? "" } : draft;

  if (wanted.step === "who") {
    return (
      <>
        <Steps current={1} total={signUpSteps(draft.type, user !== null).length} className="mt-2 mb-8 lg:mt-0" />
        <WhoStep draft={draft} change={change} next={() => go({ step: "me", child: 0 })} takesFocus={false} />
      </>
    );
  }
  // A question takes its first answer when it is shown, so the name must be known by then.
  if (!isRead || !isAsked) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SignUpBody draft={filled} change={change} wanted={wanted} go={go} hadAccount={user !== null} target={target} />
    </Suspense>
  );
}
