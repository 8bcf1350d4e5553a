import { GRADE_BANDS } from "@pkg/domain";
import { z } from "zod";
import {
  birthYear,
  grade,
  instant,
  personName,
  phoneNumber,
  schoolId,
  schoolName,
  uuid,
} from "../../../lib/requests/field-schemas.ts";
import { school } from "../schools/schemas.ts";

/** Who takes the lessons: the user, or a parent's child. */
export const student = z
  .object({
    id: z.string(),
    name: z.string(),
    phoneNumber: z.string().nullable(),
    birthYear: z.number().int().nullable(),
    grade: grade.nullable(),
    schoolId: z.number().int().nullable(),
    school: school.nullable(),
    /** A school that stands in no list, as it was typed. */
    schoolName: z.string().nullable(),
    gradeBand: z.enum(GRADE_BANDS).nullable(),
    isSelf: z.boolean(),
    /** The version that `If-Match` names. */
    updatedAt: instant,
  })
  .meta({ id: "Student" });

export const studentFields = z.object({
  name: personName,
  phoneNumber: phoneNumber.nullish(),
  birthYear,
  grade: grade.nullish(),
  schoolId: schoolId.nullish(),
  schoolName: schoolName.nullish(),
  gradeBand: z.enum(GRADE_BANDS).nullish(),
});

/** Under 14 the law asks for a guardian's consent; it is refused without. */
export const newStudent = studentFields.extend({ guardianConsent: z.boolean().optional() }).meta({ id: "NewStudent" });

/** A hidden student comes back by `isHidden: false`. */
export const studentChange = newStudent
  .partial()
  .extend({ isHidden: z.literal(false).optional() })
  .meta({ id: "StudentChange" });
export const studentParams = z.object({ studentId: uuid });

export const profile = student
  .extend({
    /** Taken off the list; chosen for nothing new. */
    isHidden: z.boolean(),
    /** Without any order: removing deletes, where it would hide the others. */
    isRemovable: z.boolean(),
  })
  .meta({ id: "Profile" });
export const profileList = z.object({ students: z.array(profile) });
export const studentRemoval = z.object({ outcome: z.enum(["REMOVED", "HIDDEN"]) }).meta({ id: "StudentRemoval" });

export type NewStudent = z.infer<typeof newStudent>;
export type StudentChange = z.infer<typeof studentChange>;
export type StudentWire = z.infer<typeof student>;
export type ProfileWire = z.infer<typeof profile>;
export type StudentRemoval = z.infer<typeof studentRemoval>;
