import { CSV_BOM, csvLine, type EventParticipation, formatKoreanTime, formatPhone, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { insertAuditLog } from "../../../../lib/audit-logs/repository.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findEventSetting } from "./repository.ts";
import type { ParticipantsExport } from "./schemas.ts";

/**
 * The participants of an event as CSV: all of them to run the event, or for marketing those alone who agreed to it. Who took
 * it, what for and why is recorded before a row is read.
 * @throws ApiError 404 class 20001
 */
export async function buildParticipantsFile(
  { db, participations, actor }: Ctx<"staff">,
  slug: string,
  { purpose, reason }: ParticipantsExport,
): Promise<{ csv: string; count: number }> {
  const event = await findEventSetting(db, slug);
  if (!event) throw refuse.notFound();
  const detail = { after: { purpose }, reason };
  await insertAuditLog(db, actor, { action: "event.exported", targetId: slug, detail });
  const head = ["참여한 때", "휴대폰 번호", "혜택 소식", "회원", ...event.questions.map(({ label }) => label)];
  const lines: string[] = [];
  for await (const one of participations.list(slug)) {
    if (purpose === "MARKETING" && !one.marketingAgreement) continue;
    lines.push(csvLine([...factsOf(one), ...event.questions.map(({ key }) => answerText(one, key))]));
  }
  return { csv: [CSV_BOM, csvLine(head), ...lines].join(""), count: lines.length };
}

function factsOf({ createdAt, phoneNumber, marketingAgreement, userId }: EventParticipation): string[] {
  const at = new Date(createdAt);
  const when = `${toKstDate(at)} ${formatKoreanTime(at)}`;
  return [when, formatPhone(phoneNumber), marketingAgreement ? "동의" : "동의 안 함", userId ? "회원" : ""];
}

function answerText({ extraData }: EventParticipation, key: string): string {
  const answer = extraData && Object.hasOwn(extraData, key) ? extraData[key] : "";
  return Array.isArray(answer) ? answer.join(" · ") : String(answer);
}
