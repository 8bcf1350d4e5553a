import { APPLICANT_ANSWER_DAYS, SCREENING_MAX_SECONDS, spokenSeconds } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { RecruitSteps } from "@pkg/web/features/recruits/recruit-steps";
import { APPLY_HREF } from "@/lib/pages/tutor-pages";

const STEPS = [
  { title: "내 정보", text: "이름과 휴대폰 번호를 확인해요." },
  { title: "대학", text: "학교와 전공을 적고 재학·졸업 서류를 올려요." },
  { title: "과목", text: "가르칠 과목과 자신 있는 정도를 골라요." },
  { title: "수업 방식", text: "학생이 읽을 소개를 써요." },
  {
    title: "목소리",
    text: `개념 하나를 ${spokenSeconds(SCREENING_MAX_SECONDS)} 안에 설명해 녹음해요. 다시 녹음해도 돼요.`,
  },
] as const;

/** The five steps of the application, and what comes after them. */
export function VisitorSteps() {
  return (
    <section aria-labelledby="steps" className="mt-13 rounded-xl bg-sunken p-6 lg:mt-20 lg:p-10">
      <h2 id="steps" className="text-title-2">
        지원은 다섯 단계예요
      </h2>
      <RecruitSteps steps={STEPS} />
      <div className="mt-7 border-t border-line-2 pt-6 lg:flex lg:items-center lg:justify-between lg:gap-10">
        <p className="text-body-sm text-fg-2">{`보내고 나면 영업일 ${APPLICANT_ANSWER_DAYS}일 안에 문자로 답을 드려요. 함께하게 되면 시간과 과목이 맞는 학생을 제안해 드려요.`}</p>
        <ButtonLink href={APPLY_HREF} size="lg" className="mt-4 max-lg:w-full lg:mt-0 lg:shrink-0">
          지원서 쓰기
        </ButtonLink>
      </div>
    </section>
  );
}
