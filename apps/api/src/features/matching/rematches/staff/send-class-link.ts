import { subjectName } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { makeClassUrls } from "../../../links/class-links/make-class-link.ts";
import { findSteeredMatch, recordSteering } from "../../matches/find-steered-match.ts";

/** APPEAL: what the pair has done, with the choice to stay, change or leave. REMATCH: asks for another tutor. */
export const CLASS_PAGES = ["APPEAL", "REMATCH"] as const;

interface ClassLinkRequest {
  readonly page: (typeof CLASS_PAGES)[number];
  readonly reason: string;
}

/**
 * Sends the buyer of a pair a page of their class that opens without log-in, by message.
 * @throws ApiError 404 for a missing match; 409 class 50004 when it has no tutor
 */
export async function sendClassLink(ctx: Ctx<"staff">, id: string, { page, reason }: ClassLinkRequest): Promise<void> {
  const match = await findSteeredMatch(ctx, id);
  if (match.status !== "MATCHED") throw refuse.notNow("지금은 선생님이 없는 수업이에요.");
  const { userId, studentName } = match;
  await ctx.db.transaction(async (tx) => {
    const urls = await makeClassUrls(ctx, tx, { userId, matchId: id });
    const whose = `${studentName} 학생 ${subjectName(match)} 수업`;
    const text =
      page === "APPEAL"
        ? `${whose}을 지금까지 어떻게 했는지 모았어요. 하루 동안 열려요. ${urls.appealUrl}`
        : `${whose}의 새 선생님을 찾으려면 원하는 조건을 알려 주세요. 하루 동안 열려요. ${urls.url}`;
    await ctx.jobs.queueNotice(tx, {
      key: `class-link:${ctx.actor.requestId}`,
      kind: "LESSON",
      userId,
      text: `[나란] ${text}`,
    });
    await recordSteering(ctx, tx, { action: "match.linked", targetId: id, reason });
  });
}
