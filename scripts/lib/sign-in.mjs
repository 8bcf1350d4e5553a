/** Which demo person sees most of an app's pages. */
const ROLE_OF_APP = { tutor: /tutor|선생님/i };
const ANYBODY = /buyer|parent|student|학부모|학생/i;

/** Logs a demo person in; returns the cookies that a browser would send to every web app. */
export async function signIn({ env, people }, app) {
  const wanted = ROLE_OF_APP[app] ?? ANYBODY;
  const person = people.find(({ role }) => wanted.test(role)) ?? people[0];
  const response = await fetch(`${env.API_ORIGIN}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: env.BUYER_ORIGIN },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!response.ok) throw new Error(`${person.email} could not log in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
