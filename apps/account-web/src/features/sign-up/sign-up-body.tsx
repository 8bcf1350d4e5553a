"use client";

import { Steps } from "@pkg/ui/steps";
import { useState } from "react";
import type { ReturnTarget } from "@/lib/return-target";
import type { SignUpDraft } from "./sign-up-draft";
import { SignUpFlow } from "./sign-up-flow";
import { reachableStep } from "./sign-up-steps";
import { type StepPlace, signUpSteps } from "./step-ids";

type SignUpBodyProps = {
  draft: SignUpDraft;
  change: (part: Partial<SignUpDraft>) => void;
  wanted: StepPlace;
  go: (place: StepPlace) => void;
  /** The account was made in an earlier visit. */
  hadAccount: boolean;
  target: ReturnTarget;
};

/** Every question after the first, with the progress above it. Loaded while the first one is read. */
export default function SignUpBody({ draft, change, wanted, go, hadAccount, target }: SignUpBodyProps) {
  const [madeAccount, setMadeAccount] = useState(false);
  const [now] = useState(() => new Date());
  const hasAccount = hadAccount || madeAccount;
  const place = reachableStep(wanted, draft, hasAccount, now);
  const steps = signUpSteps(draft.type, hasAccount);
  const index = steps.indexOf(place.step);
  return (
    <>
      <Steps current={index + 1} total={steps.length} className="mt-2 mb-8 lg:mt-0" />
      <SignUpFlow
        key={`${place.step}-${place.child}`}
        place={place}
        go={go}
        draft={draft}
        change={change}
        next={() => go({ step: steps[index + 1] ?? place.step, child: place.step === "child" ? place.child : 0 })}
        now={now}
        takesFocus
        hasAccount={hasAccount}
        onAccount={() => setMadeAccount(true)}
        target={target}
      />
    </>
  );
}
