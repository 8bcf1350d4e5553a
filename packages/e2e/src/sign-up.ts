import type { Calls } from "./calls";
import { mailedCode } from "./inbox";

/** Makes an account by e-mail, as its page does: with the code that came to the mailbox. @returns the account's id */
export async function signUpByEmail(
  calls: Calls,
  account: { name: string; email: string; password: string },
): Promise<string> {
  const { email } = account;
  const { ticket } = await calls.send<{ ticket: string }>("post", "/auth/email-verifications", { email });
  const code = await mailedCode(email);
  const proof = await calls.send<object>("post", "/auth/email-verifications/verify", { ticket, code });
  const body = { ...account, ...proof };
  return (await calls.send<{ user: { id: string } }>("post", "/auth/sign-up/email", body)).user.id;
}
