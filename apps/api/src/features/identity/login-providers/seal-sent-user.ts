import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppConfig } from "../../../lib/config/app-config.ts";
import { seal, unseal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";

const NAME = "naran.sent_user";
const PURPOSE = "sent-user";
const MAX_LENGTH = 1000;

const cookie = (config: AppConfig, value: string, seconds: number) =>
  `${NAME}=${value}; Max-Age=${seconds}; Path=/api/auth/callback; HttpOnly; SameSite=Lax${config.secureCookies ? "; Secure" : ""}`;

/** Keeps what Apple's form says about the person for the very next request, sealed, in the browser. */
export function sealSentUser(config: AppConfig, reply: FastifyReply, user: string): void {
  if (user.length > MAX_LENGTH) return;
  reply.header("set-cookie", cookie(config, seal(config.authSecret, PURPOSE, new Secret(user)), 60));
}

/** Takes it out again; null when there is none, or one that is not ours. */
export function openSentUser(config: AppConfig, request: FastifyRequest, reply: FastifyReply): string | null {
  const sealed = new RegExp(`(?:^|; )${NAME.replace(".", "\\.")}=([^;]+)`).exec(request.headers.cookie ?? "")?.[1];
  if (!sealed) return null;
  reply.header("set-cookie", cookie(config, "", 0));
  try {
    return unseal(config.authSecret, PURPOSE, sealed).reveal();
  } catch {
    return null;
  }
}
