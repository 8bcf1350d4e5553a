import { expect } from "@playwright/test";
import { SANDBOX } from "./env";

interface Message {
  readonly text: string;
  readonly code: string | null;
}

interface Mail {
  readonly text: string;
  readonly link: string | null;
}

/** The code of the newest message to the phone with a code. */
export function newestCode(phone: string): Promise<string> {
  return newest<Message>("messages", phone, ({ code }) => code);
}

/** The URL of the newest message to the phone with a URL; only URLs that contain `part`, when given. */
export function newestLink(phone: string, part = ""): Promise<string> {
  return newest<Message>("messages", phone, ({ text }) => {
    const [link] = /https?:\/\/\S+/.exec(text) ?? [];
    return link?.includes(part) ? link : undefined;
  });
}

/** The newest message to the phone that contains `part`. */
export function newestText(phone: string, part: string): Promise<string> {
  return newest<Message>("messages", phone, ({ text }) => (text.includes(part) ? text : undefined));
}

/** The URL of the newest mail to the address with a URL. */
export function mailedLink(email: string): Promise<string> {
  return newest<Mail>("mails", email, ({ link }) => link);
}

/** The code of the newest mail to the address with a code. */
export function mailedCode(email: string): Promise<string> {
  return newest<Mail>("mails", email, ({ text }) => /\[(\d{6})\]/.exec(text)?.[1]);
}

/** Polls the sandbox's inbox, newest first, until a match arrives: a job sends the messages. */
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
