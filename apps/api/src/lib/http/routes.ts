import type { ErrorService, StaffAction } from "@pkg/domain";
import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifyTypeProviderDefault,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from "fastify";
import type { FastifyPluginAsyncZod, ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Queryable } from "../../db/client.ts";
import { recordList } from "../audit-logs/record-list.ts";
import {
  type Account,
  type Actor,
  type ActorOf,
  type Asked,
  type ChildBearer,
  type LinkBearer,
  makeCtx,
  type Staff,
  visitorOf,
} from "../callers/ctx.ts";
import { requireCaller } from "../callers/request-context.ts";
import { errorBody } from "../errors/error-schema.ts";
import { ApiError, type RouteRefusals, refuse } from "../errors/refuse.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set on routes that a link opens, when one came along. */
    bearer: LinkBearer | ChildBearer | null;
  }
}

type App = Parameters<FastifyPluginAsyncZod>[0];
type Responses = Readonly<Record<number, z.ZodType>>;

/** A route's part of the contract: its input, and its answers by status (made by `answers`). */
interface Contract {
  operationId: string;
  /** The group in the document, when it is not the service. */
  tags?: string[];
  security?: typeof OPTIONAL_LOG_IN;
  params?: z.ZodType;
  querystring?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: Responses;
  /** Errors of this route's own, instead of the service's. */
  refusals?: RouteRefusals;
}

type Request<C extends Contract> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  C,
  ZodTypeProvider
>;
type Body<R extends Responses> = z.output<R[keyof R & (200 | 201)]>;
/** The body of the contract's success, or the reply when the handler has sent it; with 204 nothing is sent. */
type Answer<R extends Responses> = 204 extends keyof R ? unknown : Body<R> | FastifyReply;

type Add<Deps, Kind extends Actor["kind"]> = <C extends Contract>(
  path: string,
  contract: C,
  handler: (
    request: Request<C>,
    ctx: Deps & Asked<ActorOf<Kind>>,
    reply: FastifyReply,
  ) => Promise<Answer<C["response"]>>,
) => void;
type Routes<Deps, Kind extends Actor["kind"]> = Readonly<
  Record<"get" | "post" | "put" | "patch" | "delete", Add<Deps, Kind>>
>;

/** Routes that need no log-in. A success is answered with the contract's one 2xx status. */
export const publicRoutes = <Deps extends object>(app: App, deps: Deps, service: ErrorService) =>
  routesOf(app, deps, service, {}, visitorOf);

/**
 * Routes of a signed-in caller. A request without a valid session gets 401 before its input is checked. No cache keeps the
 * answer.
 */
export const signedInRoutes = <Deps extends object>(app: App, deps: Deps, service: ErrorService) =>
  routesOf(app, deps, service, { onRequest: signedInOnly, security: SIGNED_IN, errors: { 401: errorBody } }, accountOf);

/** Opens a link by its token: who bears it. @throws ApiError 404 for one that opens nothing here */
type OpenLink<Kind extends "link" | "child"> = (link: { token: string; address: string }) => Promise<ActorOf<Kind>>;

/** Carries the token of a link. Calls with it count as the link's, beside any log-in. */
export const LINK_HEADER = "x-link";

/** Routes of a signed-in caller, or of a link's, which are refused in the same way before their input is checked. */
export const linkedRoutes = <Deps extends object, Kind extends "link" | "child">(
  app: App,
  deps: Deps,
  service: ErrorService,
  open: OpenLink<Kind>,
) =>
  routesOf<Deps, "account" | Kind>(
    app,
    deps,
    service,
    {
      onRequest: async (request, reply) => {
        const token = request.headers[LINK_HEADER];
        if (typeof token !== "string") return signedInOnly(request, reply);
        reply.header("cache-control", "private, no-store").header("referrer-policy", "no-referrer");
        request.bearer = await open({ token, address: request.ip });
      },
      security: [...SIGNED_IN, { link: [] }],
      errors: { 401: errorBody },
    },
    (request) => (request.bearer ?? accountOf(request)) as ActorOf<"account" | Kind>,
  );

/**
 * Routes of staff whose roles allow the task. Before the input is checked, a caller without a log-in gets 401. A caller
 * without such a role, or without the second factor, gets 403. `list` is a GET whose answers show people. Whom one
 * shows is recorded before it leaves.
 */
export function staffRoutes<Deps extends { db: Queryable }>(
  app: App,
  deps: Deps,
  service: ErrorService,
  task: StaffAction,
) {
  const routes = routesOf<Deps, "staff">(
    app,
    deps,
    service,
    {
      onRequest: async (request, reply) => {
        await signedInOnly(request, reply);
        const { userId, sessionId } = requireCaller(request);
        const person = await request.server.checkStaff({ userId, sessionId }, task);
        const { id: requestId, ip: address } = request;
        request.staff = { kind: "staff", userId, sessionId, requestId, address, ...person };
      },
      security: [{ accessToken: [task] }],
      errors: { 401: errorBody, 403: errorBody },
    },
    ({ staff }) => {
      if (!staff) throw refuse.accountForbidden();
      return staff;
    },
  );
  return { ...routes, list: listOf(routes.get) };
}

/** Ids of those whom a list shows, as their own pages are addressed; null where a row is about none. */
type Shows<C extends Contract> = (answer: Body<C["response"]>, request: Request<C>) => ReadonlyArray<string | null>;

const listOf =
  <Deps extends { db: Queryable }>(get: Add<Deps, "staff">) =>
  <C extends Contract>(
    path: string,
    contract: C,
    handler: (request: Request<C>, ctx: Deps & Asked<Staff>) => Promise<Body<C["response"]>>,
    shows: Shows<C>,
  ): void =>
    get(path, contract, async (request, ctx) => {
      const answer = await handler(request, ctx);
      const query: Readonly<Record<string, unknown>> = { ...(request.query as object) };
      await recordList(ctx.db, ctx.actor, { path, query, shown: shows(answer, request) });
      return answer as Answer<C["response"]>;
    });

/** `security` of a public route that knows a signed-in caller (`request.caller`). */
export const OPTIONAL_LOG_IN: Record<string, never[]>[] = [{}, { accessToken: [] }];

const SIGNED_IN: Record<string, never[]>[] = [{ accessToken: [] }];

const accountOf = (request: FastifyRequest): Account => ({
  kind: "account",
  ...requireCaller(request),
  requestId: request.id,
});

async function signedInOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
  const caller = requireCaller(request);
  await request.server.checkSession(caller, request.method === "GET");
}

/** What is hidden from a visitor may be the caller's: whose token has run out renews it before that counts. */
function asCaller({ tokenProblem }: FastifyRequest, error: unknown): unknown {
  const isHidden = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return isHidden && tokenProblem?.errorCode === 10006 ? tokenProblem : error;
}

interface Access {
  onRequest?: typeof signedInOnly;
  security?: Record<string, StaffAction[]>[];
  errors?: Responses;
}

function routesOf<Deps extends object, Kind extends Actor["kind"]>(
  app: App,
  deps: Deps,
  service: ErrorService,
  { onRequest, security, errors }: Access,
  actorOf: (request: FastifyRequest) => ActorOf<Kind>,
): Routes<Deps, Kind> {
  const add =
    (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"): Add<Deps, Kind> =>
    (url, contract, handler) => {
      const { refusals = {}, ...described } = contract;
      const status = Number(Object.keys(contract.response).find((key) => key.startsWith("2")));
      const schema: FastifySchema = {
        tags: [service],
        ...(security && { security }),
        ...described,
        response: { ...described.response, ...errors, ...(contract.security && { 401: errorBody }) },
      };
      app.withTypeProvider<FastifyTypeProviderDefault>().route({
        method,
        url,
        config: { service, ...refusals },
        ...(onRequest && { onRequest }),
        schema,
        handler: async (request, reply) => {
          reply.status(status);
          try {
            const answer = await handler(request as Request<typeof contract>, makeCtx(deps, actorOf(request)), reply);
            return status === 204 ? null : answer;
          } catch (error) {
            throw contract.security ? asCaller(request, error) : error;
          }
        },
      });
    };
  return { get: add("GET"), post: add("POST"), put: add("PUT"), patch: add("PATCH"), delete: add("DELETE") };
}
