import { SWITCH_STUDENT_HEADER } from "@pkg/domain";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { LimitStore } from "../../../lib/http/rate-limit.ts";
import { isUuid } from "../../../lib/requests/is-uuid.ts";
import { recordRefusedSwitch, recordSwitch } from "./record-switch.ts";
import { findOwnStudent } from "./repository.ts";

const HEADER = SWITCH_STUDENT_HEADER.toLowerCase();

declare module "fastify" {
  interface FastifyRequest {
    /** The student the account acts for, checked to be its own; null when it did not say. */
    switchedStudentId: string | null;
  }
}

/**
 * Reads `X-Switch-Auth-Student`. It is honoured only for the account's own students, whatever the call. Every
 * change of student is audited, and so is every refusal.
 * @throws ApiError 403 class 20006 for anybody else's student, for a hidden one, and for one that does not exist.
 */
export function switchStudent(store: LimitStore): onRequestHookHandler {
  return (request, _reply, done) => {
    const id = request.headers[HEADER];
    // Most requests name nobody, and need not wait.
    if (!id || !request.caller) return done();
    switchTo(store, request, request.caller, String(id)).then(() => done(), done);
  };
}

async function switchTo(store: LimitStore, request: FastifyRequest, caller: Caller, id: string): Promise<void> {
  const { userId, sessionId, isView = false } = caller;
  const found = isUuid(id) ? await findOwnStudent(store.db, userId, id) : undefined;
  const own = found?.student.isHidden ? undefined : found;
  const act = {
    userId,
    targetId: own?.student.id ?? (isUuid(id) ? id : "malformed"),
    requestId: request.id,
  };
  // What staff reads in a person's place is no act of that person.
  if (!own) {
    if (!isView) await recordRefusedSwitch(store, act);
    throw refuse.studentNotOwn();
  }
  if (!isView) await recordSwitch(store.db, act, sessionId);
  request.switchedStudentId = own.student.id;
}
