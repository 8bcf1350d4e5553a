import { formatKoreanTime, toKstDate } from "@pkg/domain";
import type { TestApp } from "../create-test-app.ts";

const NAMES: Readonly<Record<string, string>> = { "demo-parent": "가족", "demo-tutor": "선생님" };

/** Every message that was sent to these people as "03-02 17:50 가족, 선생님: words without links", one line for those who got the same. */
export async function readMessages({ deps }: TestApp, people: readonly string[]): Promise<string[]> {
  const rows = await deps.sql<{ at: string; userId: string; text: string }[]>`
    select created_at as at, user_id as "userId", text from phone_messages
    where user_id = any(${[...people]}) and status = 'SENT' order by date_trunc('minute', created_at), text, user_id`;
  const lines = new Map<string, string[]>();
  for (const { at, userId, text } of rows) {
    const when = new Date(at);
    const words = text
      .replace("[나란] ", "")
      .replaceAll(/\s*https?:\S+/g, "")
      .replaceAll("\n", " / ");
    const key = `${toKstDate(when).slice(5)} ${formatKoreanTime(when)}|${words}`;
    lines.set(key, [...(lines.get(key) ?? []), NAMES[userId] ?? userId]);
  }
  return [...lines].map(([key, names]) => key.replace("|", ` ${names.join(", ")}: `));
}
