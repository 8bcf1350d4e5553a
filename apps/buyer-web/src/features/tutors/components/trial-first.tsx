"use client";

import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { lazy, Suspense, useEffect, useState } from "react";
import type { TrialFirstProps } from "./trial-first-props";

const HadTrials = lazy(() => import("./had-trials"));

/** The offer of a trial, as long as the family can take one; a visitor is not asked about. */
export function TrialFirst(props: TrialFirstProps) {
  const [isMember, setMember] = useState(false);
  useEffect(() => setMember(hasSignedInHint()), []);
  if (!isMember) return props.children;
  return (
    <Suspense fallback={props.children}>
      <HadTrials {...props} />
    </Suspense>
  );
}
