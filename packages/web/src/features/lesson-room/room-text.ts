import { formatKoreanTime, MINUTE } from "@pkg/domain";
import { localBeside } from "../../platform/clock/korean-time";
import { lessonDay } from "../lessons/lesson-text";
import type { LessonRoom } from "./room-queries";

/** "오늘 · 12월 8일(화) 19:00–20:00" */
export function roomTime({ startsAt, endsAt }: Pick<LessonRoom, "startsAt" | "endsAt">, now: Date): string {
  return `${lessonDay(startsAt, now)} ${formatKoreanTime(new Date(startsAt))}–${formatKoreanTime(new Date(endsAt))}${localBeside(new Date(startsAt))}`;
}

/**
 * "3분 뒤에 시작해요", "수업 중이에요. 20:00에 끝나요", "학생을 기다리고 있어요. 20:00에 끝나요", "수업 시간이 지났어요. 20:10까지 이어서
 * 할 수 있어요".
 */
export function lessonClock({ startsAt, endsAt, closesAt, present }: LessonRoom, now: Date): string {
  const until = Math.ceil((new Date(startsAt).getTime() - now.getTime()) / MINUTE);
  if (until > 0) return `${until}분 뒤에 시작해요`;
  if (now < new Date(endsAt)) return `${whoWaits(present)}. ${formatKoreanTime(new Date(endsAt))}에 끝나요`;
  return `수업 시간이 지났어요. ${formatKoreanTime(new Date(closesAt))}까지 이어서 할 수 있어요`;
}

type Side = LessonRoom["present"][number]["side"];

/** Whom the one who is there alone waits for. */
function whoWaits(present: LessonRoom["present"]): string {
  const [tutor, student] = (["TUTOR", "STUDENT"] as const).map((side) => present.some((one) => one.side === side));
  if (tutor === student) return "수업 중이에요";
  return tutor ? "학생을 기다리고 있어요" : "선생님을 기다리고 있어요";
}

/** One line of the lobby: whom it is about, and since when they are there; null since when they are not. */
export interface Attendee {
  readonly side: Side;
  readonly name: string;
  readonly since: string | null;
}

/**
 * Both sides, and a guardian who looks in. The reader comes last: they know where they are, also where they were
 * before.
 */
export function attendees({ present, tutorName, studentName, reader }: LessonRoom): Attendee[] {
  const names = { TUTOR: `${tutorName} 선생님`, STUDENT: `${studentName} 학생`, GUARDIAN: "보호자" };
  const own = ownSide(reader);
  const sides: readonly Side[] = ["TUTOR", "STUDENT", "GUARDIAN"];
  return sides
    .map((side) => ({ side, name: names[side], since: present.find((one) => one.side === side)?.since ?? null }))
    .filter(({ side, since }) => side !== "GUARDIAN" || side === own || (since !== null && reader.role !== "FAMILY"))
    .sort((a, b) => Number(a.side === own) - Number(b.side === own));
}

/** Where a reader sits. */
export function ownSide({ role, as }: LessonRoom["reader"]): Side {
  if (role === "TUTOR") return "TUTOR";
  return as === "LOOK" ? "GUARDIAN" : "STUDENT";
}

/** "7분 전에 들어왔어요"; the guardian looks in. */
export function sinceText({ side, since }: Attendee, now: Date): string {
  if (since === null) return "아직 들어오지 않았어요";
  const minutes = Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE);
  const when = minutes < 1 ? "방금" : `${minutes}분 전에`;
  return side === "GUARDIAN" ? `${when} 들어와 함께 보고 있어요` : `${when} 들어왔어요`;
}
