/** One acknowledged answer, by the position on the screen. */
export interface Answered {
  sessionId: string;
  number: number;
  choice: number;
}

interface Taken {
  answers: Answered[];
  /** Milliseconds of each request. */
  times: number[];
  failed: number;
}

/** Takes a whole test as a page does: begins it, reads the board, answers each item, ends it, reads the result. */
export async function takeTest(api: string, headers: Record<string, string>): Promise<Taken> {
  const taken: Taken = { answers: [], times: [], failed: 0 };
  const send = async <T>(method: string, path: string, body?: object): Promise<T | null> => {
    const started = performance.now();
    const response = await fetch(`${api}/level-tests/sessions${path}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    taken.times.push(performance.now() - started);
    if (!response.ok) taken.failed += 1;
    return response.ok && text ? (JSON.parse(text) as T) : null;
  };

  const started = await send<{ sessionId: string }>("POST", "", { subject: "MATH", level: "M1", confidence: "MEDIUM" });
  const sessionId = started?.sessionId ?? "";
  const board = await send<{ items: { number: number }[] }>("GET", `/${sessionId}`);
  for (const { number } of board?.items ?? []) {
    const choice = number % 5;
    const answer = { choice, isUnknown: false, isFlagged: false, sequence: Date.now() };
    const kept = await send<{ choice: number }>("PUT", `/${sessionId}/answers/${number}`, answer);
    if (kept) taken.answers.push({ sessionId, number, choice });
  }
  await send("POST", `/${sessionId}/finish`);
  await send("GET", `/${sessionId}/result`);
  return taken;
}
