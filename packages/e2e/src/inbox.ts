import { expect } from "@playwright/test";
import { SANDBOX } from "./env";

interface Message {
  readonly text: string;
  readonly code: string | null;
}

interface Mail {
  readonly link: string | null;
}

/** The code in the newest message to a phone that has one. */
export function newestCode(phone: string): Promise<string> {
  return newest<Message>("messages", phone, ({ code }) => code);
}

/** The address in the newest message to a phone that has one; only addresses that hold `part`, when it is given. */
export function newestLink(phone: string, part = ""): Promise<string> {
  return newest<Message>("messages", phone, ({ text }) => {
    const [link] = /https?:\/\/\S+/.exec(text) ?? [];
    return link?.includes(part) ? link : undefined;
  });
}

/** The address in the newest mail to somebody that has one. */
export function mailedLink(email: string): Promise<string> {
  return newest<Mail>("mails", email, ({ link }) => link);
}

/** Looks into the sandbox's inbox, newest first, until something is there: a job sends it. */
async function newest<Entry>(
  kind: "messages" | "mails",
  to: string,
  find: (entry: Entry) => string | null | undefined,
): Promise<string> {
  let found = "";
  const look = async () => {
    const response = await fetch(`${SANDBOX}/sandbox/api/${kind}?to=${encodeURIComponent(to)}`);
    const entries = ((await response.json()) as Record<typeof kind, readonly Entry[]>)[kind];
    found = entries.map(find).find(Boolean) ?? "";
    return found;
  };
  await expect.poll(look, { message: `${kind} to ${to}`, intervals: [100] }).not.toBe("");
  return found;
}
