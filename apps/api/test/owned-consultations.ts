import type { ObjectCase } from "./object-case.ts";
import { ONE_MONTH } from "./place-order.ts";

/** Operations on a consultation and on what follows from it. */
export const CONSULTATION_OBJECTS: Readonly<Record<string, ObjectCase>> = {
  createConsultationApplicants: {
    target: ({ order, consultation }) => ({
      path: "/lessons/applicants/from-consultation",
      body: {
        consultationId: consultation,
        courses: [{ productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_2" }],
        merchantUid: order,
      },
    }),
    // The order came another way, which the owner is told.
    owner: [403],
  },
};
