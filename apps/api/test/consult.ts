import { expect } from "vitest";
import { ANYBODY, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

export const ASKED = {
  callerName: "김민지 어머니",
  grade: 8,
  subjects: ["MATH"],
  studyPurposes: ["SCHOOL_GRADES", "STUDY_HABITS"],
  slots: [],
};

/** Headers of whoever asked without a log-in. */
export const tokenHeader = (token: string) => ({ "x-consultation-token": token });

let used = 0;
export const freshPhone = () => `0103333${String(used++).padStart(4, "0")}`;

/** A code that was sent to a phone. */
export async function provePhone(t: TestApp, phoneNumber: string): Promise<{ id: string; code: string }> {
  const sent = await call(t, ANYBODY, "POST", "/visitor-phone-verifications", { phoneNumber });
  expect(sent.statusCode, sent.body).toBe(201);
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${phoneNumber}`)).json();
  // Other messages may have followed.
  const { code } = messages.find((message: { code: string | null }) => message.code !== null);
  return { id: sent.json().id, code };
}

/** Asks for a call without a log-in. */
export async function askForCall(t: TestApp, phoneNumber: string, change: object = {}) {
  const verification = await provePhone(t, phoneNumber);
  const answer = await call(t, ANYBODY, "POST", "/consultations", {
    ...ASKED,
    ...change,
    verification,
    privacyAgreed: true,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as {
    id: string;
    token: string;
    promise: { date: string; halfDay: string };
    replaced: object | null;
  };
}
