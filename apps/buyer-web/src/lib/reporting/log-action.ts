import {
  canFunnelStepTransition,
  ENROLLMENT_ROUTES,
  type EnrollmentRoute,
  FUNNEL_STEPS,
  type FunnelStep,
} from "@pkg/domain";
import { visitorId } from "@pkg/web/platform/feature-flags/visitor-id";
import { utmOfVisit } from "@pkg/web/platform/navigation/keep-utm";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** By which route somebody enrolls. */
export interface Funnel {
  readonly orderFunnelType: EnrollmentRoute;
  readonly consultationId?: string | null | undefined;
}

/** How far this enrollment has come, and by which route. */
interface Reached {
  readonly step: FunnelStep;
  readonly route: EnrollmentRoute;
}

/** Session storage survives reloads during a visit; without it, falls back to memory. */
const reached = storedValue("session", "naran.funnel", (kept): Reached | null => {
  if (!isRecord(kept)) return null;
  const step = FUNNEL_STEPS.find((one) => one === kept.step);
  const route = ENROLLMENT_ROUTES.find((one) => one === kept.route);
  return step && route ? { step, route } : null;
});

/**
 * Logs a step of the purchase funnel: each once per enrollment, in their order, beginning with ENTERED. Another route is another
 * enrollment; a page that belongs to no route goes on with the one before. Fire and forget.
 */
export function logActionOnce(step: Exclude<FunnelStep, "PAID">, funnel?: Funnel): void {
  const last = reached.read();
  const route = funnel?.orderFunnelType ?? last?.route ?? "SIMPLE_ENROLL";
  const isBegun = last?.route === route;
  if (isBegun && !canFunnelStepTransition(last.step, step)) return;
  reached.write({ step, route });
  const steps = isBegun || step === "ENTERED" ? [step] : (["ENTERED", step] as const);
  void send(steps.map((userActionStatus) => ({ userActionStatus, ...told(funnel, route) })));
}

/** Logs that an order was paid; the next enrollment of the visit begins anew. Fire and forget: a failure is only reported. */
export function logPaid({ merchantUid, ...funnel }: Funnel & { readonly merchantUid: string }): void {
  reached.forget();
  void send([{ userActionStatus: "PAID", merchantUid, ...told(funnel, funnel.orderFunnelType) }]);
}

const told = (funnel: Funnel | undefined, orderFunnelType: EnrollmentRoute) => ({
  orderFunnelType,
  ...(funnel?.consultationId && { consultationId: funnel.consultationId }),
});

interface Action {
  readonly userActionStatus: FunnelStep;
  readonly orderFunnelType: EnrollmentRoute;
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
