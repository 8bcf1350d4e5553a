import { randomUUID } from "node:crypto";
import { formatKoreanDate, formatKoreanTime, type NoticeKind } from "@pkg/domain";
import type { Transaction } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import type { ClassRow } from "./repository.ts";

export type ClassRole = "BUYER" | "TUTOR";

export const otherSide = (role: ClassRole): ClassRole => (role === "BUYER" ? "TUTOR" : "BUYER");

/** "11월 24일(화) 19:00" */
export const lessonDay = (instant: Date): string => `${formatKoreanDate(instant)} ${formatKoreanTime(instant)}`;

/** Tells people of a class by message, in the transaction that changes it: once for each change. */
export async function notifyClass(
  jobs: AppDeps["jobs"],
  tx: Transaction,
  { id, userId, tutorUserId }: Pick<ClassRow, "id" | "userId" | "tutorUserId">,
  to: readonly ClassRole[],
  text: string,
): Promise<void> {
  for (const role of to) {
    const recipient = role === "BUYER" ? userId : tutorUserId;
    if (!recipient) continue;
    const payload = { kind: "LESSON" satisfies NoticeKind, userId: recipient, text: `[나란] ${text}` };
    await jobs.send(tx, { name: "notice.send", key: `class:${id}:${randomUUID()}`, payload });
  }
}
