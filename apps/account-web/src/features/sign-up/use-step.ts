"use client";

import { parseAsInteger, parseAsStringLiteral, useQueryStates } from "nuqs";
import { STEP_IDS, type StepPlace } from "./step-ids";

const PLACE = {
  step: parseAsStringLiteral(STEP_IDS).withDefault("who").withOptions({ clearOnDefault: false }),
  child: parseAsInteger.withDefault(0),
};

/** The step in the address, so that a reload and the browser's back keep it, and the function that opens another one. */
export function useStep(): readonly [StepPlace, (next: StepPlace) => void] {
  const [{ step, child }, change] = useQueryStates(PLACE, { history: "push" });
  return [{ step, child: Math.max(0, child) }, (next) => void change(next)];
}
