import type { FastifyPluginAsync } from "fastify";
import type { AppDeps } from "../deps.ts";
import { createAuth } from "../lib/auth.ts";
import { actionLogRoutes } from "./action-logs/routes.ts";
import { applicantRoutes } from "./applicants/routes.ts";
import { benefitRoutes } from "./benefits/routes.ts";
import { consentRoutes } from "./consents/routes.ts";
import { enrollmentDraftRoutes } from "./enrollment-drafts/routes.ts";
import { guardianRoutes } from "./guardians/routes.ts";
import { lessonRoutes } from "./lessons/routes.ts";
import { callbackRoutes } from "./login-providers/callback-routes.ts";
import { loginProviderRoutes } from "./login-providers/routes.ts";
import { notificationSettingsRoutes } from "./notification-settings/routes.ts";
import { orderScheduleRoutes } from "./order-schedules/routes.ts";
import { purchaseRoutes } from "./orders/purchase-routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { webhookRoutes } from "./orders/webhook-routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { phoneVerificationRoutes } from "./phone-verifications/routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { schoolRoutes } from "./schools/routes.ts";
import { serviceRoutes } from "./services/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { studentRoutes } from "./students/routes.ts";
import { switchStudent } from "./students/switch-student.ts";
import { userRoutes } from "./users/routes.ts";
import { webFeatureRoutes } from "./web-features/routes.ts";

/** Every feature's routes; one line each. */
export function featureRoutes(deps: AppDeps): FastifyPluginAsync {
  const auth = createAuth(deps);
  return async (app) => {
    app.decorateRequest("switchedStudentId", null);
    app.addHook("onRequest", switchStudent(deps));
    await app.register(sessionRoutes(deps, auth));
    await app.register(loginProviderRoutes(deps, auth));
    await app.register(callbackRoutes(deps, auth));
    await app.register(userRoutes(deps));
    await app.register(studentRoutes(deps));
    await app.register(consentRoutes(deps));
    await app.register(notificationSettingsRoutes(deps));
    await app.register(guardianRoutes(deps));
    await app.register(orderScheduleRoutes(deps));
    await app.register(serviceRoutes(deps));
    await app.register(paymentRoutes(deps));
    await app.register(phoneVerificationRoutes(deps));
    await app.register(schoolRoutes(deps));
    await app.register(lessonRoutes(deps));
    await app.register(webFeatureRoutes(deps));
    await app.register(reviewRoutes(deps));
    await app.register(benefitRoutes(deps));
    await app.register(purchaseRoutes(deps));
    await app.register(orderRoutes(deps));
    await app.register(webhookRoutes(deps));
    await app.register(applicantRoutes(deps));
    await app.register(enrollmentDraftRoutes(deps));
    await app.register(actionLogRoutes(deps));
  };
}
