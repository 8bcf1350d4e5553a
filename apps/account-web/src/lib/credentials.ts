const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

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

/** Checks a new password: long enough, and not easy to guess from the address or by repetition. */
export function newPasswordProblem(password: string, email: string): string | null {
  if (password === "") return "쓸 비밀번호를 적어 주세요.";
  if (password.length < MIN_PASSWORD) return `${MIN_PASSWORD}자 이상으로 정해 주세요.`;
  if (password.length > MAX_PASSWORD) return `${MAX_PASSWORD}자까지 쓸 수 있어요.`;
  if (/^(.)\1+$/.test(password)) return "같은 글자만 이어진 비밀번호는 쉽게 알아낼 수 있어요.";
  const name = email.trim().toLowerCase().split("@")[0] ?? "";
  const isName = name.length >= MIN_PASSWORD && password.toLowerCase() === name;
  return isName ? "이메일과 다른 비밀번호로 정해 주세요." : null;
}
