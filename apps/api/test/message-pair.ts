import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { asDemo, type Caller, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";
import { makePair } from "./make-pair.ts";
import { multipartOf } from "./uploads.ts";

export type MessagePair = Awaited<ReturnType<typeof createMessagePair>>;

/** The demo parent and the demo tutor with a class, and what their pages do. */
export async function createMessagePair() {
  const t = await createTestApp();
  const parent = await asDemo("parent");
  const tutor = await asDemo("tutor");
  return { t, parent, tutor, ...callsOf(t, () => makePair(t, parent)) };
}

function callsOf(t: TestApp, newPair: () => Promise<string>) {
  const send = (
    who: Caller,
    match: string,
    text: string,
    { id = randomUUID(), pictureId = null as string | null } = {},
  ) => call(t, who, "POST", `/lessons/matches/${match}/messages`, { id, text, pictureId });
  const read = async (who: Caller, match: string, query = "") =>
    (await call(t, who, "GET", `/lessons/matches/${match}/messages${query}`)).json();
  return {
    newPair,
    send,
    read,
    mark: (who: Caller, match: string, threadId: string, number: number) =>
      call(t, who, "PUT", `/lessons/matches/${match}/messages/read`, { threadId, number }),
    unread: async (who: Caller) => (await call(t, who, "GET", "/lessons/messages/unread")).json().content,
    pictureUrl: async (who: Caller, match: string) =>
      (await call(t, who, "POST", `/lessons/matches/${match}/message-pictures`)).json(),
    upload(signedUrl: string, file: Buffer) {
      const { payload, headers } = multipartOf(file, { filename: "photo.jpg", type: "image/jpeg" });
      return t.app.inject({ method: "POST", url: signedUrl, headers: { ...headers, origin: ORIGIN }, payload });
    },
    /** Sends some messages, one after the other. */
    async sendMany(who: Caller, match: string, count: number) {
      for (let sent = 0; sent < count; sent++) expect((await send(who, match, `${sent + 1}번`)).statusCode).toBe(201);
    },
  };
}
