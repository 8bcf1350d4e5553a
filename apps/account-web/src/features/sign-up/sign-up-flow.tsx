"use client";

import type { ReturnTarget } from "@/lib/return/return-target";
import { finishSignUp } from "./finish-sign-up";
import { signUp } from "./register";
import { asParent } from "./sign-up-draft";
import { type OpenStep, stepProblems } from "./sign-up-steps";
import { type StepPlace, signUpProgress } from "./step-ids";
import { AccountStep } from "./steps/account-step";
import { ChildStep, ChildStudyStep } from "./steps/child-steps";
import { ChildrenStep } from "./steps/children-step";
import { EmailStep } from "./steps/email-step";
import { GuardianStep } from "./steps/guardian-step";
import { PersonStep } from "./steps/person-step";
import type { StepProps } from "./steps/step-props";
import { StudyStep } from "./steps/study-step";
import { TermsStep } from "./steps/terms-step";
import { WhoStep } from "./steps/who-step";

type SignUpFlowProps = StepProps & {
  open: OpenStep;
  go: (place: StepPlace) => void;
  /** The account was made already; only the registration is left. */
  hasAccount: boolean;
  onAccount: () => void;
  target: ReturnTarget;
};

/** The current question. */
export function SignUpFlow({ open, go, hasAccount, onAccount, target, ...step }: SignUpFlowProps) {
  const { draft, change, next, now, takesFocus } = step;

  function signUpAsParent(): void {
    change(asParent(draft));
    go({ step: "me", child: 0 });
  }

  const finish = () => finishSignUp({ draft, change, target, total: signUpProgress(open.step, hasAccount).total });

  switch (open.step) {
    case "who":
      return <WhoStep {...step} />;
    case "email":
      return (
        <EmailStep
          email={draft.email}
          proof={draft.emailProof}
          onEmail={(email) => change({ email, emailProof: "" })}
          onDone={(email, emailProof) => {
            change({ email, emailProof });
            next();
          }}
          target={target}
          takesFocus={takesFocus}
        />
      );
    case "me":
      return (
        <PersonStep
          key="me"
          own
          isParent={draft.type === "parent"}
          title={draft.type === "parent" ? "학부모님 정보를 알려 주세요" : "이름과 태어난 해를 알려 주세요"}
          initial={draft}
          onChange={change}
          onDone={next}
          validate={(person) => stepProblems("me", { ...draft, ...person }, 0, now)}
          takesFocus={takesFocus}
        />
      );
    case "guardian":
      return <GuardianStep {...step} onParent={signUpAsParent} />;
    case "study":
      return (
        <StudyStep
          title="지금 몇 학년인가요?"
          initial={draft}
          onChange={change}
          onDone={next}
          takesFocus={takesFocus}
        />
      );
    case "child":
      return <ChildStep key={`child-${open.child}`} {...step} child={open.child} person={open.person} go={go} />;
    case "childStudy":
      return <ChildStudyStep key={`study-${open.child}`} {...step} child={open.child} person={open.person} />;
    case "children":
      return <ChildrenStep {...step} onEdit={(index) => go({ step: "child", child: index })} />;
    case "terms":
      return <TermsStep {...step} isLast={hasAccount} next={hasAccount ? finish : next} />;
    case "account":
      return (
        <AccountStep
          email={draft.email}
          onOtherEmail={() => go({ step: "email", child: 0 })}
          takesFocus={takesFocus}
          onDone={async (password) => {
            const { email, emailProof: proof } = draft;
            await signUp({ name: draft.name.trim(), email, password, proof }, () => change({ emailProof: "" }));
            await finish().catch((error) => {
              onAccount();
              throw error;
            });
          }}
        />
      );
  }
}
