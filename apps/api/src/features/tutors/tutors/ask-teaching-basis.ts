import {
  formatKoreanDate,
  isWithin,
  NOTICE_HOURS,
  TEACHING_BASIS_DUE,
  teachingBasisStep,
  toKstDate,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import { tutors, users } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";

/**
 * Asks tutors who have not said by what they may teach, 30, 7 and 1 days before the last day, each once; after it
 * they get no new students until they answer. Running classes go on.
 */
export async function askTeachingBasis({ db, jobs, config }: Ctx, at: Date): Promise<void> {
  const step = teachingBasisStep(toKstDate(at));
  if (step === null || !isWithin(at, NOTICE_HOURS)) return;
  const keyOf = (userId: string) => `teaching-basis:${step}:${userId}`;
  const link = `${config.tutorOrigin}/profile`;
  const text =
    step === "OVER"
      ? `[나란] 재학 중인지, 개인과외 신고를 했는지 아직 알려 주지 않아서 새 학생 소개를 멈췄어요. 지금 하는 수업은 그대로예요. 알려 주면 다시 켤 수 있어요. ${link}`
      : `[나란] 지금 대학에 재학 중인지, 개인과외 신고를 했는지 ${formatKoreanDate(TEACHING_BASIS_DUE)}까지 알려 주세요. 그 뒤에는 새 학생을 소개해 드릴 수 없어요. ${link}`;
  await db.transaction(async (tx) => {
    const asked = await tx.execute<{ userId: string }>(sql`
      select t.user_id as "userId" from ${tutors} t join ${users} u on u.id = t.user_id
      where t.teaching_basis is null and u.closed_at is null
        and not exists (select from phone_messages p where p.key = ${keyOf("")} || u.id)`);
    for (const { userId } of asked) {
      await jobs.queueNotice(tx, { key: keyOf(userId), kind: "ACCOUNT", userId, text });
    }
    if (step === "OVER")
      await tx.execute(sql`update ${tutors} set is_open = false where teaching_basis is null and is_open`);
  });
}
