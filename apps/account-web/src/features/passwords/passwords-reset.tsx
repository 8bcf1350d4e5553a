"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { isLinkOver } from "@/lib/credentials/password-problem";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { ReturnTarget } from "@/lib/return/return-target";
import { ResetEnd } from "./components/reset-end";
import { checkReset } from "./password-calls";

/** Comes while the link is checked. */
const loadForm = () => import("./components/new-password").then((module) => module.NewPassword);
const CheckWays = dynamic(() => import("./components/check-ways").then((module) => module.CheckWays));
const NewPassword = dynamic(loadForm, { loading: () => <FormSkeleton /> });

type Step = { kind: "reading" } | { kind: "asking" | "done"; token: string } | { kind: "over" };

/** A link that is over says so at once. When nobody can tell, the form opens: its answer to the password tells as well. */
async function stepOf(token: string): Promise<Step> {
  try {
    await checkReset(token);
  } catch (error) {
    if (isLinkOver(error)) return { kind: "over" };
  }
  return { kind: "asking", token };
}

/** Sets a new password by the mailed link. Its token follows the "#", so that it reaches no server's log. */
export function PasswordReset({ target }: { target: ReturnTarget }) {
  const [step, setStep] = useState<Step>({ kind: "reading" });
  useEffect(() => {
    void loadForm();
    const tokenHere = () => new URLSearchParams(location.hash.slice(1)).get("token");
    let asked: string | null = null;
    const read = async () => {
      const token = tokenHere();
      // The token leaves the address once it is used.
      if (!token) return setStep((now) => (now.kind === "done" ? now : { kind: "over" }));
      if (token === asked) return;
      asked = token;
      setStep({ kind: "reading" });
      const next = await stepOf(token);
      if (tokenHere() === token) setStep(next);
    };
    void read();
    // A second link that is opened in the same tab changes nothing but the fragment.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (step.kind === "reading") return <FormSkeleton />;
  if (step.kind === "over") return <ResetEnd kind="over" target={target} />;
  if (step.kind === "done") {
    return (
      <>
        <ResetEnd kind="done" target={target} />
        <CheckWays token={step.token} />
      </>
    );
  }
  return (
    <NewPassword
      token={step.token}
      onDone={() => {
        history.replaceState(null, "", location.pathname + location.search);
        setStep({ kind: "done", token: step.token });
      }}
      onOver={() => setStep({ kind: "over" })}
    />
  );
}
