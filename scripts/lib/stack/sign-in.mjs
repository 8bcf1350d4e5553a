/** The demo person with access to most of an app's pages; the student for other apps. */
/** @type {Record<string, string>} */
const PERSON_OF_APP = { tutor: "tutor" };

/**
 * Logs a demo person in.
 * @param {Pick<import("./stack.mjs").Stack, "env" | "people">} stack
 * @param {string} app "buyer", "tutor", "account" or "exam"
 * @returns {Promise<string>} the Cookie header that a browser would send to every web app
 */
export async function signIn({ env, people }, app) {
  const person = people.find(({ key }) => key === (PERSON_OF_APP[app] ?? "student"));
  if (!person) throw new Error(`There is no demo person for ${app}.`);
  const response = await fetch(`${env.API_ORIGIN}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: env.BUYER_ORIGIN ?? "" },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!response.ok) throw new Error(`${person.email} could not log in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
