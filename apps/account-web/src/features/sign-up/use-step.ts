"use client";

import { useSearchParams } from "next/navigation";
import type { StepId, StepPlace } from "./sign-up-steps";

const IDS: readonly StepId[] = ["who", "me", "study", "child", "childStudy", "children", "terms", "account"];

/** The step stands in the address, so that the browser's back works. Nothing personal does. */
export function useStep(): readonly [StepPlace, (next: StepPlace) => void] {
  const query = useSearchParams();
  const step = IDS.find((id) => id === query.get("step")) ?? "who";
  const child = Math.max(0, Number.parseInt(query.get("child") ?? "0", 10) || 0);
  const go = (next: StepPlace) => {
    const params = new URLSearchParams(location.search);
    params.set("step", next.step);
    if (next.child > 0) params.set("child", String(next.child));
    else params.delete("child");
    // A second press of the same button, before the next question is drawn, goes nowhere.
    if (`?${params}` !== location.search) history.pushState(null, "", `?${params}`);
  };
  return [{ step, child }, go];
}
