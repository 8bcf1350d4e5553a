import { canFunnelStepTransition, FUNNEL_STEPS, type FunnelStep } from "@pkg/domain";
import { visitorId } from "@pkg/web/platform/feature-flags/visitor-id";
import { utmOfVisit } from "@pkg/web/platform/navigation/keep-utm";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The furthest step of this enrollment. Session storage survives reloads during a visit; without it, falls back to memory. */
const reached = storedValue(
  "session",
  "naran.funnel-step",
  (kept) => FUNNEL_STEPS.find((step) => step === kept) ?? null,
);

/** Logs a step of the purchase funnel: each once per enrollment, in their order, beginning with ENTERED. Fire and forget. */
export function logActionOnce(step: Exclude<FunnelStep, "PAID">): void {
  const last = reached.read();
  if (last && !canFunnelStepTransition(last, step)) return;
  reached.write(step);
  const steps = last || step === "ENTERED" ? [step] : (["ENTERED", step] as const);
  void send(steps.map((userActionStatus) => ({ userActionStatus })));
}

/** Logs that an order was paid; the next enrollment of the visit begins anew. Fire and forget: a failure is only reported. */
export function logPaid(order: { readonly merchantUid: string; readonly consultationId?: string }): void {
  reached.forget();
  void send([{ userActionStatus: "PAID", ...order }]);
}

interface Action {
  readonly userActionStatus: FunnelStep;
  readonly merchantUid?: string;
  readonly consultationId?: string;
}

async function send(actions: readonly Action[]): Promise<void> {
  // Read at once: the address may be another one when the client has loaded.
  const visit = { visitorId: visitorId(), utm: utmOfVisit() };
  try {
    const { api, dataOf } = await import("@pkg/web/platform/api/api");
    for (const action of actions) await dataOf(api().POST("/action-logs", { body: { ...action, ...visit } }));
  } catch (error) {
    reportProblem(error);
  }
}
