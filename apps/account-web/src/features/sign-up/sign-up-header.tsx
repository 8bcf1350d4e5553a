"use client";

import { FlowHeader } from "@pkg/ui/header";
import { goBack } from "@pkg/web/features/funnel/use-funnel";
import { useStep } from "./use-step";

/** The header of the sign-up: back goes one question back, from the first one to the log-in. */
export function SignUpHeader({ login }: { login: string }) {
  const [{ step }, go] = useStep();
  const back = () => (step === "who" ? location.assign(login) : goBack(() => go({ step: "who", child: 0 })));
  return <FlowHeader back={{ onPress: back }} title="가입하기" />;
}
