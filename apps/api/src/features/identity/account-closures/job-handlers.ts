import { DISPUTES_KEPT_YEARS, ORDERS_KEPT_YEARS, WORDS_KEPT_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { composeMail } from "../../../lib/mail/compose-mail.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import { removeParticipations } from "../../growth/events/remove-participations.ts";
import { CLOSED_JOB, PARTICIPATIONS_JOB } from "./close-account.ts";

/** What follows when somebody left; address and phone stand in the jobs alone, sealed. */
export function closureJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    [CLOSED_JOB]: async ({ sealedEmail }, key) => {
      const { config, mail } = getCtx();
      const to = unseal(config.authSecret, CLOSED_JOB, sealedEmail).reveal();
      const text = composeMail({
        subject: "탈퇴를 마쳤어요",
        paragraphs: [
          "그동안 나란과 함께해 주셔서 고마워요.",
          "이름, 연락처, 학생 정보, 저장한 카드는 지웠어요.",
          `수업 메시지와 일지는 마지막 수업 ${WORDS_KEPT_DAYS}일 뒤에, 수업 확인과 출석 기록은 ${DISPUTES_KEPT_YEARS}년 뒤에, 결제 기록은 ${ORDERS_KEPT_YEARS}년 뒤에 지워요.`,
        ],
        note: "직접 탈퇴하지 않았다면 고객센터로 바로 알려 주세요.",
      });
      await mail.send({ key, to, ...text });
    },
    [PARTICIPATIONS_JOB]: async ({ sealedPhone }) => {
      const ctx = getCtx();
      await removeParticipations(ctx, unseal(ctx.config.authSecret, PARTICIPATIONS_JOB, sealedPhone).reveal());
    },
  } satisfies Partial<JobHandlers>;
}
