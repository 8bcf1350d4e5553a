import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { linkedRoutes, type Visitor } from "../../../lib/http/routes.ts";
import { openToken } from "../private-links/open-link.ts";
import { findClassLink, saveAnswer } from "./repository.ts";

/** Routes for a signed-in buyer, and for whoever has the link of the class that they name. */
export const classRoutes = (deps: AppDeps, app: Parameters<FastifyPluginAsyncZod>[0]) =>
  linkedRoutes(app, "class", (link) => openToken(deps, link, (tokenHash) => findClassLink(deps.db, tokenHash)));

/**
 * The account whose class a visitor names.
 * @throws ApiError 404 for another class than the link's, as for a missing one
 */
export function buyerOf({ userId, link }: Visitor, matchId: string): string {
  if (link && link.matchId !== matchId) throw refuse.notFound();
  return userId;
}

/** Uses a link up, once its answer has taken effect. */
export async function useUp({ db }: Pick<AppDeps, "db">, { link }: Visitor, answer: "REMATCH" | "LEAVE") {
  if (link) await saveAnswer(db, link.id, answer);
}
