import { MAX_STUDENTS, STAFF_ROLES, TEXT_LENGTHS, TUTOR_GENDERS, USER_TYPES } from "@pkg/domain";
import { z } from "zod";
import {
  birthYear,
  consents,
  grade,
  instant,
  line,
  personName,
  schoolId,
  schoolName,
} from "../../../lib/requests/field-schemas.ts";
import { registeringGuardian } from "../../people/guardians/schemas.ts";
import { school } from "../../people/schools/schemas.ts";
import { student, studentFields } from "../../people/students/schemas.ts";

const locale = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "언어를 확인해 주세요.");

/** The signed-in user. */
export const user = z
  .object({
    id: z.string(),
    /** Null when the vendor that opened the account told none. */
    email: z.string().nullable(),
    name: z.string().nullable(),
    grade: grade.nullable(),
    birthYear: z.number().int().nullable(),
    phoneNumber: z.string().nullable(),
    phoneNumberVerified: z.boolean(),
    userType: z.enum(USER_TYPES),
    registered: z.boolean(),
    isParent: z.boolean(),
    /** Whether they are staff of ours, with any role. */
    isOperator: z.boolean(),
    staffRoles: z.array(z.enum(STAFF_ROLES)),
    /** Whom buyers see of a tutor's account: what the portrait is drawn from. Null for everybody else. */
    tutor: z.object({ id: z.string(), gender: z.enum(TUTOR_GENDERS) }).nullable(),
    /** Whether a course was paid for. */
    hasOrder: z.boolean(),
    schoolId: z.number().int().nullable(),
    school: school.nullable(),
    schoolName: z.string().nullable(),
    postcode: z.string().nullable(),
    address: z.string().nullable(),
    addressDetail: z.string().nullable(),
    locale: z.string(),
    /** The version that `If-Match` names. */
    updatedAt: instant,
    students: z.array(student),
  })
  .meta({ id: "User" });

/** A child given at sign-up; the sign-up consents hold the guardian's consent. */
const child = studentFields.meta({ id: "Child" });

export const registration = z
  .object({
    locale,
    /** TUTOR: to apply as a tutor, without anybody who takes lessons; the account is a tutor's once an application is accepted. */
    userType: z.enum(USER_TYPES, "학생이나 선생님으로 가입할 수 있어요."),
    isParent: z.boolean(),
    name: personName,
    birthYear,
    grade: grade.nullish(),
    schoolId: schoolId.nullish(),
    /** Needed under 14; all consents of this sign-up are the guardian's then. */
    guardian: registeringGuardian.optional(),
    children: z.array(child).max(MAX_STUDENTS, `자녀는 ${MAX_STUDENTS}명까지 추가할 수 있어요.`).optional(),
    consents,
  })
  .meta({ id: "Registration" });

/** What a user may edit. Left out in PUT means "none"; left out in PATCH means "as it is". */
export const userReplacement = z
  .object({
    name: personName,
    birthYear: birthYear.nullish(),
    grade: grade.nullish(),
    schoolId: schoolId.nullish(),
    schoolName: schoolName.nullish(),
    /** Under 14 the law asks for a guardian's consent; a year of birth is refused without. */
    guardianConsent: z.boolean().optional(),
    postcode: z
      .string()
      .regex(/^\d{5}$/, "우편번호 5자리를 적어 주세요.")
      .nullish(),
    address: line(TEXT_LENGTHS.address.max).nullish(),
    addressDetail: line(TEXT_LENGTHS.addressDetail.max).nullish(),
  })
  .meta({ id: "UserReplacement" });

export const userChange = userReplacement.partial().meta({ id: "UserChange" });

export type Registration = z.infer<typeof registration>;
export type UserReplacement = z.infer<typeof userReplacement>;
export type UserChange = z.infer<typeof userChange>;
export type UserWire = z.infer<typeof user>;
