import { z } from "zod";
import type { BuyerUser, LoginState, School, Student, User } from "../user/user.ts";
import { gradeSchema, userTypeSchema } from "./enums.ts";
import { idSchema, mobilePhoneSchema, personNameSchema } from "./scalars.ts";

/** The signed-in user (spec §3). */
export const userSchema = z.object({
  id: idSchema,
  email: z.email().nullable(),
  grade: gradeSchema.nullable(),
  phoneNumber: mobilePhoneSchema.nullable(),
  phoneNumberVerified: z.boolean(),
  userType: userTypeSchema,
  registered: z.boolean(),
}) satisfies z.ZodType<User>;

/** The person who pays (spec §3). */
export const buyerUserSchema = z.object({
  id: idSchema,
  name: personNameSchema,
  phoneNumber: mobilePhoneSchema,
  email: z.email(),
}) satisfies z.ZodType<BuyerUser>;

/** The person who learns (spec §3). */
export const studentSchema = z.object({
  name: personNameSchema,
  phoneNumber: mobilePhoneSchema,
}) satisfies z.ZodType<Student>;

/** Login state (spec §4). */
export const loginStateSchema = z.object({
  isLoggedIn: z.boolean(),
  isRegistered: z.boolean(),
}) satisfies z.ZodType<LoginState>;

/** A school (spec §3). */
export const schoolSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  region: z.string(),
  address: z.string(),
}) satisfies z.ZodType<School>;
