import { ENROLLMENT_ROUTES, MAX_COURSES_PER_ORDER, PAYMENT_METHODS, TABLET_TYPES, TEXT_LENGTHS } from "@pkg/domain";
import { courseSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { foreignId, instant, line, uuid } from "../../../lib/requests/field-schemas.ts";

/** What a buyer has put together. Strict on purpose: card data has no place here, under whatever name. */
export const draftData = z
  .strictObject({
    courses: z
      .array(courseSchema.strict())
      .max(MAX_COURSES_PER_ORDER, `수업은 ${MAX_COURSES_PER_ORDER}개까지 담을 수 있어요.`),
    tabletType: z.enum(TABLET_TYPES).nullish(),
    studentId: uuid.nullish(),
    couponCode: line(TEXT_LENGTHS.benefitCode.max).nullish(),
    referralCode: line(TEXT_LENGTHS.benefitCode.max).nullish(),
    method: z.enum(PAYMENT_METHODS).nullish(),
    paymentMethodId: uuid.nullish(),
    cardQuota: z.number().int().min(1).max(12).nullish(),
    consultationId: foreignId.nullish(),
    orderFunnelType: z.enum(ENROLLMENT_ROUTES).nullish(),
    orderFunnelValue: line(200).nullish(),
    postcode: line(5, 0).nullish(),
    address: line(TEXT_LENGTHS.address.max, 0).nullish(),
    addressDetail: line(TEXT_LENGTHS.addressDetail.max, 0).nullish(),
  })
  .meta({ id: "EnrollmentDraftData" });

/** Which draft the browser shows: by its id, or by its courses (as in an address) where it never kept an id. */
export const knownDraft = z.object({ id: uuid.optional(), courses: z.string().max(4000).optional() });

export const draftReplacement = z
  .strictObject({ id: uuid.optional(), data: draftData })
  .meta({ id: "EnrollmentDraftReplacement" });

/** `idempotencyKey` belongs to the next payment attempt with this draft. */
export const enrollmentDraft = z
  .object({ id: z.string(), idempotencyKey: z.string(), data: draftData, updatedAt: instant })
  .meta({ id: "EnrollmentDraft" });

/** Null without a draft. */
export const enrollmentDraftRead = z.object({ draft: enrollmentDraft.nullable() });

export type DraftData = z.infer<typeof draftData>;
export type EnrollmentDraftWire = z.infer<typeof enrollmentDraft>;
