import {
  APPLICANT_AGE_RULE,
  APPLICANT_STUDIES_RULE,
  JOIN_OPENS_MINUTES,
  MOVE_CUT_OFF_HOURS,
  TEACHING_BASIS_RULE,
  WAITED_MINUTES,
} from "@pkg/domain";

const QUESTIONS = [
  {
    question: "누가 지원할 수 있나요?",
    answer: `${APPLICANT_AGE_RULE} ${APPLICANT_STUDIES_RULE} 목소리 심사에서 설명하는 힘을 봐요.`,
  },
  { question: "과외 신고를 해야 하나요?", answer: TEACHING_BASIS_RULE },
  {
    question: "수업은 어디서 하나요?",
    answer: `집에서 온라인으로 해요. 수업방은 시작 ${JOIN_OPENS_MINUTES}분 전에 열려요. 태블릿이나 펜이 있는 기기가 필요해요.`,
  },
  {
    question: "수업료는 언제 받나요?",
    answer:
      "한 달 동안 한 수업의 수업료를 다음 달에 한 번에 보내 드려요. 수업마다 받을 금액과 뗀 세금을 한 줄씩 볼 수 있어요.",
  },
  {
    question: "학생이 할인을 받으면 제 수업료도 줄어드나요?",
    answer: "아니에요. 수업료는 정가를 기준으로 계산해서, 학생이 쿠폰을 쓰거나 오래 등록해도 그대로예요.",
  },
  {
    question: "학생이 안 오면 어떻게 되나요?",
    answer: `수업방에서 ${WAITED_MINUTES}분 기다린 기록이 있으면 수업한 것과 같이 수업료를 드려요. 가족의 말이 다르면 운영팀이 정해요.`,
  },
  {
    question: "수업 시간을 바꿀 수 있나요?",
    answer: `수업 ${MOVE_CUT_OFF_HOURS}시간 전까지 바꿀 수 있어요. 학생과 선생님이 모두 되는 시간만 보여 드려요.`,
  },
] as const;

/** What applicants ask. */
export function RecruitQuestions() {
  return (
    <section aria-labelledby="recruit-questions" className="mt-14 lg:mt-24">
      <h2 id="recruit-questions" className="text-title-2">
        지원하기 전에 많이 물어봐요
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {QUESTIONS.map(({ question, answer }) => (
          <li key={question}>
            <details className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm py-3 text-body font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className="text-title-3 text-fg-3 transition-[rotate] group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="pb-4 text-body-sm text-fg-2">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
