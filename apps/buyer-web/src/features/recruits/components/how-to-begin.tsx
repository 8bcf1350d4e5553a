import { APPLICANT_ANSWER_DAYS, PROPOSAL_HOURS_TEXT, SCREENING_MAX_SECONDS, spokenSeconds } from "@pkg/domain";
import { RecruitSteps } from "@pkg/web/features/recruits/recruit-steps";
import { RecruitTerms } from "@pkg/web/features/recruits/recruit-terms";

const STEPS = [
  { title: "지원서 쓰기", text: "대학과 전공, 가르칠 과목, 수업 방식을 적어요. 10분쯤 걸려요." },
  {
    title: "목소리 들려주기",
    text: `개념 하나를 ${spokenSeconds(SCREENING_MAX_SECONDS)} 안에 설명해서 녹음해요. 몇 번이든 다시 녹음할 수 있어요.`,
  },
  {
    title: "결과 받기",
    text: `영업일 ${APPLICANT_ANSWER_DAYS}일 안에 문자로 알려 드려요. 안 되면 이유를 적어 드리고, 다시 지원할 수 있어요.`,
  },
  { title: "학생 제안 받기", text: "되는 시간과 과목이 맞는 학생을 문자로 제안해요. 원하는 학생만 받으면 돼요." },
] as const;

const HOURS = [
  { title: "되는 시간에만", text: "요일마다 30분 단위로 되는 시간을 칠해 두면 그 안에서만 제안이 와요." },
  { title: "쉬고 싶을 때", text: "새 학생 받기를 언제든 멈출 수 있어요. 지금 학생의 수업은 그대로 이어져요." },
  { title: "밤에는 쉬어요", text: PROPOSAL_HOURS_TEXT },
] as const;

/** From the application to the first student, and when one teaches. */
export function HowToBegin() {
  return (
    <>
      <section aria-labelledby="steps" className="mt-14 lg:mt-24">
        <h2 id="steps" className="text-title-2">
          지원부터 첫 수업까지
        </h2>
        <RecruitSteps steps={STEPS} />
      </section>
      <section aria-labelledby="hours" className="mt-14 lg:mt-24">
        <h2 id="hours" className="text-title-2">
          시간은 선생님이 정해요
        </h2>
        <RecruitTerms terms={HOURS} />
      </section>
    </>
  );
}
