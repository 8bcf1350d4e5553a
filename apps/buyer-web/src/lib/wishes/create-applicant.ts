import { type Applicant, type Course, copyWeeklyPeriods, NO_WISHES, toApplicantRequest } from "@pkg/domain";
import { type ApiError, api, isApiError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { productError } from "@pkg/web/platform/errors/product-error";

/** The applicant fields that the order determines. */
export type Ordered = Pick<Applicant, "merchantUid" | "subject" | "subjectDetail" | "rank">;

/** The body of POST /lessons/applicants for an order on which nothing is wished yet. */
export function newApplicantBody(ordered: Ordered) {
  const { weeklyAvailablePeriods, ...request } = toApplicantRequest({ ...NO_WISHES, ...ordered });
  return { ...request, weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods) };
}

/** Creates the applicant of a paid order. @returns the failure; the order stays paid */
export async function createApplicant(ordered: Ordered): Promise<ApiError | null> {
  try {
    await api().POST("/lessons/applicants", { body: newApplicantBody(ordered) });
    return null;
  } catch (error) {
    return applicantError(error);
  }
}

/** The courses of an order that came from a consultation. */
interface Consulted {
  readonly consultationId: string;
  readonly courses: readonly Course[];
  readonly merchantUid: string;
}

/** Creates applicants with what was said in the consultation. @returns the failure; the order stays paid */
export async function createConsultationApplicants({ courses, ...order }: Consulted): Promise<ApiError | null> {
  try {
    await api().POST("/lessons/applicants/from-consultation", { body: { ...order, courses: [...courses] } });
    return null;
  } catch (error) {
    return applicantError(error);
  }
}

/** Whatever made the applicant fail becomes INVALID_REQUEST_CREATE_APPLICANT with the details; only a lost session stays. */
export function applicantError(error: unknown): ApiError {
  if (error instanceof SessionExpiredError) return error;
  return productError("class", "INVALID_REQUEST_CREATE_APPLICANT", isApiError(error) ? error.details : {});
}
