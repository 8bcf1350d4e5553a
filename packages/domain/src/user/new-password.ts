/** How many characters a password may have. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** How long after a log-in an account may be given another way to log in: a vendor, or a first password. */
export const RECENT_LOG_IN_MINUTES = 10;

/** A shorter name before the @ says little, and would forbid too much. */
const SHORTEST_NAME = 4;

/**
 * Checks a new password: long enough, no mere repetition, and without the name before the @ of the address that it logs in
 * with. Whether it is a common one is known to the server only.
 * @param email empty where it is not known
 */
export function newPasswordProblem(password: string, email: string): string | null {
  if (password === "") return "쓸 비밀번호를 적어 주세요.";
  if (password.length < PASSWORD_LENGTH.min) return `${PASSWORD_LENGTH.min}자 이상으로 정해 주세요.`;
  if (password.length > PASSWORD_LENGTH.max) return `${PASSWORD_LENGTH.max}자까지 쓸 수 있어요.`;
  if (/^(.)\1+$/u.test(password)) return "같은 글자만 이어진 비밀번호는 쉽게 알아낼 수 있어요.";
  const [name = ""] = email.trim().toLowerCase().split("@");
  const hasName = name.length >= SHORTEST_NAME && password.toLowerCase().includes(name);
  return hasName ? "이메일 아이디가 들어가지 않게 정해 주세요." : null;
}
