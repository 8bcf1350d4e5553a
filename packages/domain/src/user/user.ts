import type { Grade } from "./grade.ts";

/** Kinds of account (spec §3). A parent acting for a child is a STUDENT. */
export const USER_TYPES = ["STUDENT", "TUTOR"] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The user read writes the kind as Tutor or Student; this reads both spellings. Null for anything else. */
export function parseUserType(value: unknown): UserType | null {
  if (typeof value !== "string") return null;
  const upper = value.toUpperCase();
  return upper === "STUDENT" || upper === "TUTOR" ? upper : null;
}

/** The signed-in user (spec §3). */
export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly grade: Grade | null;
  readonly phoneNumber: string | null;
  readonly phoneNumberVerified: boolean;
  readonly userType: UserType;
  readonly registered: boolean;
}

/** The person who pays. */
export interface BuyerUser {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** The person who learns, as sent with an order. */
export interface Student {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Login state held by a client (spec §4). */
export interface LoginState {
  readonly isLoggedIn: boolean;
  readonly isRegistered: boolean;
}

/** A school (spec §3). */
export interface School {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly address: string;
}
