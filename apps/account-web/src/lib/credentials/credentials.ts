/** Checks an e-mail address; one sentence, or null when it is fine. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === "") return "이메일을 적어 주세요.";
  const fits = trimmed.length <= 254 && /^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(trimmed);
  return fits ? null : "이메일 주소를 다시 확인해 주세요.";
}

/** Checks a password that is typed to log in: any that could have been chosen. */
export function passwordGivenProblem(password: string): string | null {
  return password === "" ? "비밀번호를 적어 주세요." : null;
}
