import { APPLICANT_AGE_RULE, APPLICANT_STUDIES_RULE, JOIN_OPENS_MINUTES, TEACHING_BASIS_RULE } from "@pkg/domain";
import { RecruitTerms } from "@pkg/web/features/recruits/recruit-terms";

const RULES = [
  {
    title: "나이",
    text: `${APPLICANT_AGE_RULE} 학생을 만나는 일이라 범죄 전력 조회에 동의해야 해요.`,
  },
  { title: "대학", text: APPLICANT_STUDIES_RULE },
  { title: "과외 신고", text: TEACHING_BASIS_RULE },
] as const;

const TERMS = [
  {
    title: "언제 가르치나요?",
    text: "요일마다 30분 단위로 되는 시간을 칠해 두면 그 안에서만 제안이 와요. 제안마다 맡을지 말지 정하고, 새 학생 받기는 언제든 멈출 수 있어요.",
  },
  {
    title: "어디서 가르치나요?",
    text: `집에서 온라인으로 1:1로 가르쳐요. 수업방은 시작 ${JOIN_OPENS_MINUTES}분 전에 열려요. 태블릿이나 펜이 있는 기기가 필요해요.`,
  },
] as const;

/** Who may apply, when one teaches, and where. */
export function VisitorTerms() {
  return (
    <>
      <section aria-labelledby="rules" className="mt-13 lg:mt-20">
        <h2 id="rules" className="text-title-2">
          누가 지원할 수 있나요?
        </h2>
        <RecruitTerms terms={RULES} />
      </section>
      <section aria-labelledby="terms" className="mt-13 lg:mt-20">
        <h2 id="terms" className="text-title-2">
          지원하기 전에 알아 두세요
        </h2>
        <RecruitTerms terms={TERMS} />
      </section>
    </>
  );
}
