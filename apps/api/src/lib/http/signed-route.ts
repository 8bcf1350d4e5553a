import type { FastifyServerOptions } from "fastify";

type Constraint = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type Handler = NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>;

/** Hex of the signature of what another server reports. */
export const SIGNATURE_HEADER = "x-room-signature";

/**
 * `constraints: { signed: "yes" }`: the route takes what another server has signed, and leaves the same call to our
 * pages.
 */
export const signed: Constraint = {
  name: "signed",
  storage: () => {
    const handlers = new Map<string, Handler>();
    return { get: (is) => handlers.get(is) ?? null, set: (is, handler) => void handlers.set(is, handler) };
  },
  deriveConstraint: ({ headers }) => (SIGNATURE_HEADER in headers ? "yes" : ""),
};
