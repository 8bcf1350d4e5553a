"use client";

import { FlowHeader } from "@pkg/ui/header";
import { goBack, useStep } from "./use-step";

/** The header of the sign-up: back goes one question back, from the first one to the log-in. */
export function SignUpHeader({ login }: { login: string }) {
  const [{ step }] = useStep();
  return <FlowHeader back={{ onPress: () => goBack(step === "who", login) }} title="가입하기" />;
}
