import type { Ctx } from "../../../deps.ts";
import { deleteLink, type LinkTarget } from "./repository.ts";
import type { PrivateLinkWire } from "./schemas.ts";

/** Ends the link of a target; none is ended as well. */
export async function revokeLink({ db }: Ctx, target: LinkTarget): Promise<PrivateLinkWire> {
  await deleteLink(db, target);
  return { url: null };
}
