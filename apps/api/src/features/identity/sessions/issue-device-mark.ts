import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppConfig } from "../../../lib/config/app-config.ts";
import { deriveKey } from "../../../secrets/derive-key.ts";

const COOKIE = "naran.known_device";
const LIFE_SECONDS = 180 * 24 * 60 * 60;
/** A family's accounts on one browser; a cookie must stay small. */
const ACCOUNTS = 5;
const FORM = /^([\w-]{16})\.([\w-]{43})$/;

type DeviceConfig = Pick<AppConfig, "authSecret" | "secureCookies">;

/** Whose device it is. Another password makes all marks of the account worthless. */
export interface DeviceOwner {
  userId: string;
  passwordHash: string;
}

/** The mark of a device that was logged in to this account by its present password; null without one. */
export function findDeviceMark(config: DeviceConfig, request: FastifyRequest, owner: DeviceOwner): string | null {
  return readMarks(request).find((mark) => isOf(config, mark, owner)) ?? null;
}

/** Marks the device after a log-in, or after its owner chose a password, in a cookie that no script reads. */
export function issueDeviceMark(
  config: DeviceConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: DeviceOwner,
) {
  const id = randomBytes(12).toString("base64url");
  const others = readMarks(request).filter((mark) => !isOf(config, mark, owner));
  const marks = [`${id}.${sign(config, id, owner)}`, ...others].slice(0, ACCOUNTS).join("~");
  const secure = config.secureCookies ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${COOKIE}=${marks}; Max-Age=${LIFE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
  );
}

function readMarks({ headers }: FastifyRequest): string[] {
  const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(`${COOKIE}=`));
  const marks = pair?.slice(COOKIE.length + 1).split("~") ?? [];
  return marks.filter((mark) => FORM.test(mark)).slice(0, ACCOUNTS);
}

function isOf(config: DeviceConfig, mark: string, owner: DeviceOwner): boolean {
  const [, id = "", signature = ""] = FORM.exec(mark) ?? [];
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(config, id, owner)));
}

function sign({ authSecret }: DeviceConfig, id: string, { userId, passwordHash }: DeviceOwner): string {
  const hmac = createHmac("sha256", deriveKey(authSecret, "known-device"));
  return hmac.update(`${id}\0${userId}\0${passwordHash}`).digest("base64url");
}
