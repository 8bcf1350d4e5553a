import { detailsProblem, TEXT_LENGTHS } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import type { StoredValue } from "@pkg/web/platform/storage/stored-value";

/** The fields of a lesson log. */
export type LogValues = Readonly<Record<"title" | "content" | "homework", string>>;

/** Maximum length of each answer, in characters. */
export const LOG_LENGTHS = {
  title: TEXT_LENGTHS.logTitle.max,
  content: TEXT_LENGTHS.logContent.max,
  homework: TEXT_LENGTHS.logHomework.max,
} as const;

const EMPTY: LogValues = { title: "", content: "", homework: "" };

/** One sentence for each answer that is missing, too long or holds contact details. */
export function logProblems({ title, content, homework }: LogValues): Partial<Record<keyof LogValues, string>> {
  const refusal = (name: keyof LogValues, text: string) =>
    text.trim().length > LOG_LENGTHS[name]
      ? `${LOG_LENGTHS[name]}자까지 쓸 수 있어요.`
      : (detailsProblem(text) ?? undefined);
  return {
    title: title.trim() ? refusal("title", title) : "오늘 한 것을 한 줄로 적어 주세요.",
    content: content.trim() ? refusal("content", content) : "어떻게 했는지 한 문장이라도 적어 주세요.",
    homework: refusal("homework", homework),
  };
}

/** The unsent draft of a log in session storage: closing the sheet and reloading lose nothing. */
export function logDraft(lessonId: string): StoredValue<LogValues | null> {
  return ownDraft(`lesson-log:${lessonId}`, (kept) => {
    if (!isRecord(kept)) return null;
    const { title, content, homework } = kept;
    const isWhole = [title, content, homework].every((text) => typeof text === "string");
    return isWhole ? { title: String(title), content: String(content), homework: String(homework) } : null;
  });
}

/** The initial values of a log: the draft, otherwise the stored log. */
export function firstValues({ id, log }: Pick<Lesson, "id" | "log">): LogValues {
  const stored = log ? { title: log.title, content: log.content, homework: log.homework } : EMPTY;
  return logDraft(id).read() ?? stored;
}
