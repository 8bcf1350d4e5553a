import { formatKoreanDate, formatKoreanTime, THREAD_OPEN_DAYS, toKstDate } from "@pkg/domain";
import type { ClassMessage, MessageThread } from "./thread-queries";

type People = Pick<MessageThread, "side" | "studentName" | "tutorName">;

/** Who a side is, as the other one reads it. */
export const nameOf = (side: ClassMessage["side"], { studentName, tutorName }: People): string =>
  side === "TUTOR" ? `${tutorName ?? ""} 선생님` : `${studentName} 학생 가족`;

/** With whom one writes. */
export const otherName = (people: People): string => nameOf(people.side === "BUYER" ? "TUTOR" : "BUYER", people);

/** "이수진 선생님께", "김하준 학생 가족에게": to whom one writes. */
export const toOther = (people: People): string => otherName(people) + (people.side === "BUYER" ? "께" : "에게");

/**
 * First sentences, to begin with, whether lessons have been held or not.
 * @param isStudent whether the buyer is the student
 */
export function suggestions({ side, studentName }: People, isStudent: boolean): readonly string[] {
  return side === "BUYER"
    ? [
        `안녕하세요, 선생님! ${studentName} 학생${isStudent ? "이에요" : " 가족이에요"}. 잘 부탁드려요.`,
        "수업 전에 준비할 교재나 자료가 있을까요?",
        `요즘 ${isStudent ? "어려운" : "어려워하는"} 부분을 미리 알려 드리고 싶어요.`,
      ]
    : [
        `안녕하세요! ${studentName} 학생과 함께할 선생님이에요. 반가워요.`,
        "지금 쓰는 교재와 학교 진도를 알려 주시면 수업을 준비할게요.",
        "특히 어려워하는 단원이 있으면 편하게 말씀해 주세요.",
      ];
}

/** Why nobody can write. */
export function closedText(thread: People & Pick<MessageThread, "closedBy">): string {
  if (!thread.tutorName) return "선생님과 수업하는 동안 여기에서 이야기할 수 있어요.";
  const other = thread.side === "BUYER" ? `${thread.tutorName} 선생님` : `${thread.studentName} 학생`;
  const why =
    thread.closedBy === "TIME_OVER" ? `마지막 수업 뒤 ${THREAD_OPEN_DAYS}일이 지나` : `${other}과의 수업이 끝나`;
  return `${why} 메시지를 보낼 수 없어요. 나눈 이야기는 계속 볼 수 있어요.`;
}

/** "19:05", and for screen readers with its day. */
export const timeOf = ({ createdAt }: Pick<ClassMessage, "createdAt">): string => formatKoreanTime(new Date(createdAt));

/** The messages of each day in Korea, ascending. */
export function byDay(messages: readonly ClassMessage[]): { day: string; messages: ClassMessage[] }[] {
  const days: { day: string; messages: ClassMessage[] }[] = [];
  for (const message of messages) {
    const day = formatKoreanDate(toKstDate(new Date(message.createdAt)));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** What a screen reader hears of a message. */
export function spoken(message: ClassMessage, people: People): string {
  const words = message.isHidden
    ? "가려진 메시지"
    : [message.picture ? "사진" : "", message.text].filter(Boolean).join(", ");
  return `${nameOf(message.side, people)}: ${words}`;
}
