import { TUTOR_RANK_NAMES } from "../product/tutor-rank.ts";
import { TOP_UNIVERSITIES_TEXT } from "../university/university.ts";
import { ADULT_AGE } from "../user/person-fields.ts";

/** From which age people may apply, as `tutorAgeProblem` has it. */
export const APPLICANT_AGE_RULE = `만 ${ADULT_AGE}세부터 지원할 수 있어요.`;

/** As which tutors people may apply, as `studiesElsewhere` has it. */
export const APPLICANT_STUDIES_RULE = `${TUTOR_RANK_NAMES.BASIC}은 ${TOP_UNIVERSITIES_TEXT}에 다니거나 졸업한 분만 지원할 수 있어요. 다른 대학이면 가르친 경력을 서류로 보여 주고 ${TUTOR_RANK_NAMES.EXPERT}으로 지원할 수 있어요.`;
