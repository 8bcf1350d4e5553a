import { PASSWORD_LENGTH, TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { instant, personName } from "../../../lib/requests/field-schemas.ts";

export const email = z.email("이메일 주소를 확인해 주세요.").max(TEXT_LENGTHS.email.max);
export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `${PASSWORD_LENGTH.min}자 이상으로 정해 주세요.`)
  .max(PASSWORD_LENGTH.max, `${PASSWORD_LENGTH.max}자까지 쓸 수 있어요.`);

/** `callbackURL` and the like of better-auth's own client are left out: nothing here redirects. */
export const signUp = z
  .object({
    name: personName,
    email,
    password: newPassword,
    /** That they read the mailbox, from `verifyEmailCode`. */
    proof: z.string().min(1).max(2000),
  })
  .meta({ id: "SignUp" });
export const signIn = z
  .object({ email, password: z.string().min(1, "비밀번호를 적어 주세요.").max(128) })
  .meta({ id: "SignIn" });

const sessionUser = z.object({ id: z.string(), email: z.string(), name: z.string() }).meta({ id: "SessionUser" });

/** The cookie carries the session; its token never stands in a body. */
export const signedIn = z.object({ user: sessionUser }).meta({ id: "SignedIn" });
export const signedOut = z.object({ success: z.boolean() });
export const session = z
  .object({ user: sessionUser, session: z.object({ id: z.string(), expiresAt: z.iso.datetime() }) })
  .meta({ id: "Session" });

/** A page that nobody has touched since its last token says so: background work must not keep a session alive. */
export const accessTokenQuery = z.object({ idle: z.enum(["true", "false"]).optional() });
export const accessToken = z
  .object({ accessToken: z.string(), expiresAt: instant, sessionExpiresAt: instant })
  .meta({ id: "AccessToken" });

export const sessionParams = z.object({
  sessionId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "올바른 번호가 아니에요."),
});

/** One device that somebody is logged in on. */
const deviceSession = z
  .object({
    id: z.string(),
    /** "iPhone", "Windows"; null for what is not recognised. */
    system: z.string().nullable(),
    /** "Safari", "카카오톡". */
    browser: z.string().nullable(),
    startedAt: instant,
    lastUsedAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: "DeviceSession" });

export const sessions = z.object({ sessions: z.array(deviceSession) }).meta({ id: "Sessions" });
export type Sessions = z.infer<typeof sessions>;
