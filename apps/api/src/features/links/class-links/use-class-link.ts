import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps, Ctx } from "../../../deps.ts";
import { makeCtx, visitorAt } from "../../../lib/callers/ctx.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { linkedRoutes } from "../../../lib/http/routes.ts";
import { openToken } from "../private-links/open-link.ts";
import { findClassLink, saveAnswer } from "./repository.ts";

/** Routes for a signed-in buyer, and for whoever has the link of the class that they name. */
export const classRoutes = (deps: AppDeps, app: Parameters<FastifyPluginAsyncZod>[0]) =>
  linkedRoutes<AppDeps, "link">(app, deps, "class", async (link) => {
    const find = (tokenHash: string) => findClassLink(deps.db, tokenHash);
    const { userId, matchId, id } = await openToken(makeCtx(deps, visitorAt(link.address)), link, find);
    return { kind: "link", userId, matchId, linkId: id };
  });

/**
 * The buyer's account: the caller's own, or the account that issued the link.
 * @throws ApiError 404 for another class than the link's, as for a missing one
 */
export function buyerOf({ actor }: Ctx<"account" | "link">, matchId: string): string {
  if (actor.kind === "link" && actor.matchId !== matchId) throw refuse.notFound();
  return actor.userId;
}

/** Uses a link up, once its answer has taken effect. */
export async function useUp({ db, actor }: Ctx<"account" | "link">, answer: "REMATCH" | "LEAVE") {
  if (actor.kind === "link" && actor.linkId) await saveAnswer(db, actor.linkId, answer);
}
