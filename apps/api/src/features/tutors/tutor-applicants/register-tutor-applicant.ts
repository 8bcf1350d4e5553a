import {
  APPLICANT_CONSENTS,
  applicantAnswerDay,
  type ConsentKey,
  formatKoreanDate,
  missingConsents,
  tutorApplicantProblems,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordConsent } from "../../../lib/consents/record-consent.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { listSubjects } from "../../catalogue/products/list-subjects.ts";
import { alreadySent } from "./change-tutor-applicant.ts";
import { getTutorApplicant } from "./get-tutor-applicant.ts";
import { lockDraft, moveApplicant } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";

/**
 * Sends an application to staff, with the account's verified phone, keeps what was agreed to with its time, and
 * confirms by message that it came. From then on it
 * does not change; registering it again answers the same.
 * @throws ApiError 404 class 20001 for no application of one's own; 400 class 10001 with `fields` while something is missing,
 *   the voice sample as "screening", the proof of studies as "studyProof", terms as "agreements"; 409 account 20006 once it is decided.
 */
export async function registerTutorApplicant(
  { db, jobs, config, now, actor: { userId } }: Ctx<"account">,
  id: string,
  agreed: readonly ConsentKey[],
): Promise<TutorApplicantWire> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, userId, id);
    const applicant = await getTutorApplicant(tx, userId, id);
    if (applicant.status === "REGISTERED") return applicant;
    if (applicant.status !== "DRAFT") throw alreadySent();
    const catalogue = await listSubjects(tx, { withHidden: false });
    const problems: { path: string; message: string }[] = tutorApplicantProblems(applicant, catalogue);
    if (!applicant.studyProof)
      problems.push({ path: "studyProof", message: "재학이나 졸업을 확인할 서류를 올려 주세요." });
    if (!applicant.screening) problems.push({ path: "screening", message: "목소리를 녹음해 주세요." });
    if (missingConsents(APPLICANT_CONSENTS, agreed).length > 0) {
      problems.push({ path: "agreements", message: "필수 약관에 모두 동의해 주세요." });
    }
    if (problems.length > 0) throw refuse.invalidInput({ fields: problems });
    for (const { key } of APPLICANT_CONSENTS) await recordConsent(tx, userId, key, true);
    await moveApplicant(tx, id, "REGISTERED", { phoneNumber: applicant.phoneNumber });
    const day = formatKoreanDate(applicantAnswerDay(now));
    const text = `[나란] 선생님 지원서를 잘 받았어요. ${day}까지 결과를 문자로 알려 드려요. ${config.tutorOrigin}/applicants/${id}`;
    await jobs.queueNotice(tx, { key: `tutor-applicant-sent:${id}`, kind: "ACCOUNT", userId, text });
    return getTutorApplicant(tx, userId, id);
  });
}
