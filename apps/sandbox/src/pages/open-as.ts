import type { SandboxContext } from "../context.ts";

/** The password of every person of a local run. */
const PASSWORD = "naran-demo-2026";
/** Tutors whose e-mail is not their phone number. */
const NAMED: Readonly<Record<string, string>> = {
  "01000000003": "tutor@naran.test",
  "01000000004": "expert@naran.test",
};

/** The address of the proposal that a message is about; null for any other message. */
export const proposalIn = (text: string): string | null => /https?:\/\/\S+\/pairings\/[\w-]+/.exec(text)?.[0] ?? null;

/**
 * Logs the receiver of a proposal in, as a local run's people can be. Cookies know a host and no port, so they hold
 * for the site of the proposal as well.
 * @returns where to go on, with the cookies of the session, none when the log-in was refused; null when there is no
 *   such proposal
 */
export async function openAs({ messages, options }: SandboxContext, messageId: string) {
  const message = messages.find((one) => one.messageId === messageId);
  const link = message ? proposalIn(message.text) : null;
  if (!message || link === null || options.portoneWebhookUrl === null) return null;
  const answer = await fetch(new URL("/api/auth/sign-in/email", options.portoneWebhookUrl), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(link).origin },
    body: JSON.stringify({ email: NAMED[message.to] ?? `${message.to}@naran.test`, password: PASSWORD }),
  });
  return { link, cookies: answer.ok ? answer.headers.getSetCookie() : [] };
}
