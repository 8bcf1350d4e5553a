import type { StaffRole } from "@pkg/domain";
import type { FastifyRequest } from "fastify";

/** Who is logged in, as a buyer or as a tutor: a verb that needs one of them checks it. */
export interface Account {
  readonly kind: "account";
  readonly userId: string;
  readonly sessionId: string;
  readonly requestId: string;
  /** Somebody of our staff reads as this person: `sessionId` is the view's, and nothing may be changed. */
  readonly isView?: true;
}

/** Who of our staff acts, in which session and request (the audit log names it), and what their roles are now. */
export interface Staff {
  readonly kind: "staff";
  readonly userId: string;
  readonly name: string | null;
  /** Null when the vendor that opened the account told none. */
  readonly email: string | null;
  /** The network address of the request. */
  readonly address: string;
  readonly sessionId: string;
  readonly requestId: string;
  readonly roles: readonly StaffRole[];
}

/** The bearer of a link to a class, for whom the account that gave it out stands. */
export interface LinkBearer {
  readonly kind: "link";
  readonly userId: string;
  readonly matchId: string;
  /** Of a link that an answer uses up. */
  readonly linkId?: string;
}

/** The bearer of a link to one child's lessons, for whom the paying account stands. */
export interface ChildBearer {
  readonly kind: "child";
  readonly userId: string;
  readonly studentId: string;
}

/** Who asks without having to log in, and the account of a token that came along all the same. */
export interface Visitor {
  readonly kind: "visitor";
  readonly userId: string | null;
  readonly address: string;
}

/** The payment provider tells of a payment. */
interface Webhook {
  readonly kind: "webhook";
}

/** Our own work beside requests. */
interface System {
  readonly kind: "system";
}

export type Actor = Account | Staff | LinkBearer | ChildBearer | Visitor | Webhook | System;
export type ActorOf<Kind extends Actor["kind"]> = Extract<Actor, { kind: Kind }>;

/** The moment at which something is asked, and who asks. */
export interface Asked<A extends Actor> {
  readonly now: Date;
  readonly actor: A;
}

/** What a verb gets first: the application's dependencies, the moment, and who acts. */
export const makeCtx = <Deps extends object, A extends Actor>(deps: Deps, actor: A) => ({
  ...deps,
  now: new Date(),
  actor,
});

export const SYSTEM: System = { kind: "system" };

export const visitorAt = (address: string, userId: string | null = null): Visitor => ({
  kind: "visitor",
  userId,
  address,
});

export const visitorOf = ({ caller, ip }: FastifyRequest): Visitor => visitorAt(ip, caller?.userId);
