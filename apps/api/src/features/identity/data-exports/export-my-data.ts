import { toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { type RateLimit, requireUse } from "../../../lib/http/rate-limit.ts";
import { findParticipations } from "../../growth/events/find-participations.ts";
import { checkRecentLogIn } from "../sessions/check-recent-log-in.ts";
import { ACCOUNT_SECTIONS, PURCHASE_SECTIONS, QUESTION_SECTIONS } from "./account-sections.ts";
import { CLASS_SECTIONS, TEACHING_SECTIONS } from "./class-sections.ts";
import type { DataExportWire } from "./schemas.ts";

/** In the order of the file. */
const SECTIONS = [ACCOUNT_SECTIONS, QUESTION_SECTIONS, PURCHASE_SECTIONS, CLASS_SECTIONS, TEACHING_SECTIONS].flat();

const PER_DAY: RateLimit = { name: "data-export", max: 3, windowSeconds: 24 * 60 * 60 };

const TOLD =
  "[나란] 계정의 정보를 파일로 받았어요. 직접 한 일이 아니라면 비밀번호를 바꾸고 고객센터로 바로 알려 주세요.";

/**
 * Everything about the signed-in person in one file (개인정보 열람), as of one instant; parts without rows are left out.
 * The act is recorded, and told to the confirmed phone, so that the owner notices a stranger.
 * @throws ApiError 403 account 20006 after a log-in of more than ten minutes ago; 429 account with `opensAt` after
 *   three a day
 */
export async function exportMyData(ctx: Ctx<"account">): Promise<DataExportWire> {
  const { userId, requestId } = ctx.actor;
  await checkRecentLogIn(ctx.db, ctx.actor);
  await requireUse(ctx, PER_DAY, userId);
  const parts: Record<string, unknown> = {};
  await ctx.db.transaction(
    async (tx) => {
      for (const { title, read } of SECTIONS) {
        const rows = await read(tx, userId);
        if (rows.length > 0) parts[title] = rows;
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const entries = await findParticipations(ctx, userId);
  if (entries.length > 0) parts["이벤트 참여"] = entries;
  await ctx.db.transaction(async (tx) => {
    await recordAct(tx, ctx.actor, { action: "user.data-exported", targetId: userId });
    await ctx.jobs.queueNotice(tx, { key: `data-export:${requestId}`, kind: "ACCOUNT", userId, text: TOLD });
  });
  const file = { service: "나란", exportedAt: ctx.now.toISOString(), ...parts };
  return { name: `나란-내-정보-${toKstDate(ctx.now)}.json`, text: JSON.stringify(file, null, 2) };
}
