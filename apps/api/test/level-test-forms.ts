import type { LevelTestForm } from "@pkg/domain";
import { type LevelTestFile, parseLevelTest } from "../src/import/read-level-tests.ts";
import { writeLevelTests } from "../src/import/write-level-tests.ts";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";

const POINTS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];
const UNITS = ["유리수와 순환소수", "일차부등식", "연립방정식", "일차함수", "확률"];

/** A form for tests: the right option of its item n is n, and says so to nobody. */
export function makeForm(
  form: LevelTestForm,
  change: Partial<Pick<LevelTestFile, "subject" | "level">> = {},
): LevelTestFile {
  const { subject = "MATH", level = "M2" } = change;
  const id = `${subject}-${level}-${form}`;
  return parseLevelTest(id, {
    id,
    subject,
    level,
    form,
    items: POINTS.map((points, at) => ({
      id: `${id}-${String(at + 1).padStart(2, "0")}`,
      unit: UNITS[at % UNITS.length],
      points,
      stem: `$x=${at}$일 때 $x+1$의 값은?`,
      ...(at === 0 && { figure: '<svg viewBox="0 0 10 10"><title>수직선</title><path d="M0 5h10"/></svg>' }),
      ...(at === 1 && { passage: "Read this <b>text</b>." }),
      options: [0, 1, 2, 3, 4].map((option) => ({
        text: `$${at + 1 + ((option + 5 - (at % 5)) % 5)}$`,
        ...(option !== at % 5 && { reason: `까닭${option}: 부호를 놓쳤어요` }),
      })),
      answer: at % 5,
      explanation: `풀이: $${at}+1=${at + 1}$`,
    })),
  });
}

/** Makes these the only forms. */
export async function useForms(t: TestApp, forms: readonly LevelTestFile[]): Promise<void> {
  await t.deps.sql`delete from level_test_forms`;
  await writeLevelTests(t.deps.db, forms);
}

export interface ShownItem {
  number: number;
  stem: string;
  options: string[];
  choice: number | null;
  isUnknown: boolean;
  isFlagged: boolean;
  sequence: number;
}

export const M2 = { subject: "MATH", level: "M2", confidence: "MEDIUM" } as const;

/** Begins a test. @returns its id */
export async function startTest(t: TestApp, who: Caller, body: object = M2): Promise<string> {
  const answer = await call(t, who, "POST", "/level-tests/sessions", body);
  if (answer.statusCode !== 201) throw new Error(`The test was refused: ${answer.body}`);
  return answer.json().sessionId;
}

/** Where the right option of an item of `makeForm` stands on the screen. */
export const rightChoice = ({ number, options }: ShownItem): number =>
  options.findIndex((html) => html.includes(`aria-label="${number}"`));

/** Answers items, rightly up to `right` of them. */
export async function answerItems(t: TestApp, who: Caller, sessionId: string, right: number): Promise<void> {
  const { items } = (await call(t, who, "GET", `/level-tests/sessions/${sessionId}`)).json() as { items: ShownItem[] };
  for (const item of items) {
    const choice = item.number <= right ? rightChoice(item) : (rightChoice(item) + 1) % 5;
    const body = { choice, isUnknown: false, isFlagged: false, sequence: item.sequence + 1 };
    await call(t, who, "PUT", `/level-tests/sessions/${sessionId}/answers/${item.number}`, body);
  }
}
