import { type ApiError, refuse } from "../../../lib/errors/refuse.ts";

/** A guardian with the student's own phone would be the student. */
export function refuseOwnPhone(): ApiError {
  return refuse.invalidUser({ fields: [{ path: "phoneNumber", message: "학생과 다른 보호자 번호를 적어 주세요." }] });
}

/** The details of a refusal for want of a guardian, the same at sign-up and at a purchase. */
export const GUARDIAN_MISSING = {
  reason: "GUARDIAN_MISSING",
  fields: [{ path: "guardian", message: "만 14세 미만은 보호자 확인이 필요해요." }],
};
