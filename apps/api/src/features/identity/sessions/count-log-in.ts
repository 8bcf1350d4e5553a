import { formatKoreanWait } from "@pkg/domain";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countTry } from "../../../lib/http/growing-pause.ts";
import { keepPace, type Pace, type PaceStore, takePaceBack } from "../../../lib/http/pace.ts";
import { forgetUses, type LimitStore } from "../../../lib/http/rate-limit.ts";

const PER_ADDRESS: Pace = { name: "log-in-address", burst: 300, everySeconds: 1 };
const PASSWORDS = "log-in-password";

export interface LogInAttempt {
  /** Where the request comes from. */
  address: string;
  email: string;
  /** The mark of a device that was logged in to this account before: its tries are its own. */
  device: string | null;
}

/**
 * Counts a call that tells something of accounts: log-in, sign-up, whether an e-mail is taken.
 * @throws ApiError 429 account 20006 with `opensAt` a second away, after 300 calls from an address
 */
export const countCall = (store: PaceStore, address: string): Promise<void> =>
  keepPace(store, PER_ADDRESS, address, refuse.tooManyRequests);

/**
 * Counts a try to log in before the password is looked at, so that a burst cannot slip through. Wrong passwords for an account
 * make the next ones wait; a stranger's never make a device wait that was logged in before.
 * @throws ApiError 429 account 20006 with `opensAt`: as `countCall`, and after five wrong tries within a minute
 */
export async function countLogIn(store: PaceStore, attempt: LogInAttempt): Promise<void> {
  await countCall(store, attempt.address);
  const opensAt = await countTry(store, PASSWORDS, subjectOf(attempt));
  if (!opensAt) return;
  const wait = formatKoreanWait(opensAt.getTime() - Date.now());
  const why = "틀린 비밀번호가 여러 번 들어와 잠시 멈췄어요. 기다리기 어려우면 비밀번호를 새로 정해 주세요.";
  throw refuse.tooManyRequests({
    message: `${wait} 뒤에 다시 로그인해 주세요. ${why}`,
    opensAt: opensAt.toISOString(),
  });
}

/** After a right password only wrong ones count again. */
export async function forgetLogIn(store: LimitStore, attempt: LogInAttempt): Promise<void> {
  await takePaceBack(store, PER_ADDRESS, attempt.address);
  await forgetTries(store, attempt);
}

/** Lets the next try go on at once, e.g. after a new password. */
export const forgetTries = (store: LimitStore, subject: Pick<LogInAttempt, "email" | "device">): Promise<void> =>
  forgetUses(store, { name: PASSWORDS }, subjectOf(subject));

const subjectOf = ({ email, device }: Pick<LogInAttempt, "email" | "device">): string =>
  device === null ? `email ${email.toLowerCase()}` : `device ${device}`;
