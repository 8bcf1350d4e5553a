import { tutorPay } from "@pkg/domain";
import { sql } from "@pkg/e2e/database";
import { SANDBOX } from "@pkg/e2e/env";

/** Writes the logs of lessons, as if right after them, with what they pay. */
export async function logLessons(lessonIds: readonly string[]): Promise<void> {
  for (const id of lessonIds) {
    await sql`insert into lesson_logs (lesson_id, title, content, created_at)
      select id, '일차함수의 그래프', '기울기를 그림으로 설명했어요.', ends_at from lessons where id = ${id}`;
    const [course] = await sql`select i.product from lessons l join matches m on m.id = l.match_id
      join order_items i on i.id = m.order_item_id where l.id = ${id}`;
    await sql`insert into payout_lessons (lesson_id, tutor_id, month, amount, due_from)
      select id, tutor_id, to_char(starts_at at time zone 'Asia/Seoul', 'YYYY-MM'), ${tutorPay(course?.product)}, ends_at
      from lessons where id = ${id}`;
  }
}

/** Opens an account at 카카오뱅크 that the sandbox's bank knows. */
export async function openAccount(number: string, holderName: string): Promise<void> {
  const response = await fetch(`${SANDBOX}/sandbox/api/bank-accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ bank: "KAKAO", number, holderName }),
  });
  if (!response.ok) throw new Error("The account was not opened.");
}

/** Thirteen digits that no other run uses. */
export const newAccountNumber = (): string => `33${String(Math.floor(Math.random() * 1e10)).padStart(10, "0")}1`;
