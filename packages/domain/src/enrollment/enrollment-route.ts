/** Ways into a purchase; sent as orderFunnelType (spec §3). */
export const ENROLLMENT_ROUTES = ["ROCKET_ENROLL", "SIMPLE_ENROLL", "SMART_MATCHING", "UP_SELLING"] as const;
export type EnrollmentRoute = (typeof ENROLLMENT_ROUTES)[number];

/** Korean labels of the ways into a purchase. */
export const ENROLLMENT_ROUTE_LABELS: Readonly<Record<EnrollmentRoute, string>> = {
  ROCKET_ENROLL: "상담 후 바로 신청",
  SIMPLE_ENROLL: "간편 신청",
  SMART_MATCHING: "선생님 추천 후 신청",
  UP_SELLING: "수업 바꾸기",
};
