import { type LessonStart, type OfferedTimesProblem, TIME_REQUEST_FROM_HOUR } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { type ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { offerProblem, openOffer } from "../proposals/find-offered-times.ts";
import { putOffer } from "../proposals/repository.ts";
import type { TutorPairingWire } from "../proposals/schemas.ts";
import { checkAnswerable, type OwnProposal, showProposal, withProposal } from "../proposals/with-proposal.ts";
import { notifyOffer } from "./notify-offer.ts";

/**
 * A tutor who would take the student at other weekly times offers these to the family. The proposal stays as it is: the tutor may
 * still accept its times, and whoever accepts first has the student. Offering again takes the place of what was offered, until
 * the family has said no once.
 * @throws ApiError 404 and 429 as `withProposal`; 409 class 50005 when somebody
 * else was faster; 409 class 50004 when no answer counts any more, or the family said no; 400 class 10001 for times that nobody
 * may offer; 409 class 52001 where one of the two has another lesson.
 */
export async function sendOfferedTimes(
  ctx: Ctx,
  key: OwnProposal,
  lessonStarts: readonly LessonStart[],
): Promise<TutorPairingWire> {
  await withProposal(ctx, key, async (tx, proposal) => {
    checkAnswerable(proposal);
    if (proposal.offerDeclinedAt) {
      throw refuse.notNow("다른 시간은 어렵다는 답을 받았어요. 처음 제안받은 시간에는 지금도 수락할 수 있어요.");
    }
    const problem = offerProblem(proposal, lessonStarts);
    if (problem) throw refusalOf(problem, proposal.lessonsPerWeek);
    await putOffer(tx, key.pairingId, key.tutorId, lessonStarts);
    await announceLive(tx, { userId: proposal.userId, matchId: proposal.matchId });
    if (openOffer(proposal) === null) await notifyOffer(ctx, tx, proposal, lessonStarts);
  });
  return showProposal(ctx.db, key);
}

function refusalOf(problem: OfferedTimesProblem, perWeek: number): ApiError {
  const message = {
    COUNT: `한 주에 ${perWeek}회의 시간을 골라 주세요.`,
    OUTSIDE: `아침 ${TIME_REQUEST_FROM_HOUR}시와 자정 사이의 시간을 골라 주세요.`,
    SAME: "제안받은 시간과 같아요. 그 시간이 괜찮으면 수락해 주세요.",
    OVERLAP: "고른 시간이 서로 겹쳐요. 다른 시간을 골라 주세요.",
    TUTOR_BUSY: "그 시간에는 선생님의 다른 수업이 있어요. 다른 시간을 골라 주세요.",
    STUDENT_BUSY: "그 시간에는 학생에게 다른 수업이 있어요. 다른 시간을 골라 주세요.",
  }[problem];
  return problem === "TUTOR_BUSY" || problem === "STUDENT_BUSY"
    ? refuse.lessonOverlaps({ message })
    : refuse.invalidInput({ fields: [{ path: "lessonStarts", message }] });
}
