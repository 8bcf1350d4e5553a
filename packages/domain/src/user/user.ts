import type { Grade } from "./grade.ts";

/** Kinds of account. A parent acting for a child is a STUDENT. */
export const USER_TYPES = ["STUDENT", "TUTOR"] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The user read writes the kind as Tutor or Student; this reads both spellings. Null for anything else. */
export function parseUserType(value: unknown): UserType | null {
  if (typeof value !== "string") return null;
  const upper = value.toUpperCase();
  return upper === "STUDENT" || upper === "TUTOR" ? upper : null;
}

/** The signed-in user. */
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

/** How many students one account may have. */
export const MAX_STUDENTS = 10;

/** The person who learns, as sent with an order. */
export interface Student {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Login state held by a client. */
export interface LoginState {
  readonly isLoggedIn: boolean;
  readonly isRegistered: boolean;
}

/** A school. */
export interface School {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly address: string;
}

/** Ways to log in. */
export const LOGIN_PROVIDERS = ["APPLE", "EMAIL", "FACEBOOK", "GOOGLE", "KAKAO", "NAVER"] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

/** Korean labels of the login providers. */
export const LOGIN_PROVIDER_LABELS: Readonly<Record<LoginProvider, string>> = {
  APPLE: "Apple",
  EMAIL: "이메일",
  FACEBOOK: "페이스북",
  GOOGLE: "Google",
  KAKAO: "카카오",
  NAVER: "네이버",
};
