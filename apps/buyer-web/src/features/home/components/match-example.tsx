import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { TutorCard } from "@pkg/ui/tutor-card";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { Lead, SectionTitle } from "./section-title";

/** An example of a suggestion, labelled as fictional. */
export function MatchExample() {
  return (
    <section className="border-t-8 border-sunken lg:border-0 lg:bg-sunken">
      <Page className="pt-13 pb-12 lg:flex lg:items-center lg:gap-24 lg:py-24">
        <div className="lg:w-110 lg:shrink-0">
          <SectionTitle>
            맞는 이유가 보이는
            <br />
            선생님 추천
          </SectionTitle>
          <Lead>
            시간, 성향, 과목 실력을 견줘 점수로 보여 드려요.
            <br />
            아쉬운 점도 숨기지 않아요.
          </Lead>
          <ButtonLink href="/tutors" linkAs={Link} variant="white" className="mt-7 max-lg:hidden">
            조건 먼저 골라 보기
            <Icon of={ChevronRight} size={18} />
          </ButtonLink>
        </div>
        <TutorCard
          className="mt-6 lg:mt-0 lg:min-w-0 lg:flex-1"
          name="한서윤 선생님"
          portrait={{ seed: 1, gender: "FEMALE" }}
          lines={["서울대 수학교육과", "중등 수학 4년째"]}
          badge={<Badge>예시</Badge>}
          score={94}
          scoreLabel="나란 점수"
          bars={[
            { label: "시간·실력", value: 52, max: 55 },
            { label: "성향·배경", value: 42, max: 45 },
          ]}
          reasons={[
            "화·목 19시, 주 2회 만날 수 있어요",
            "꼼꼼하고 다정하게 가르쳐요",
            "수학을 자신 있게 가르쳐요 (자신감 최상)",
          ]}
          misses={["수시 입학 선생님은 아니에요"]}
        />
      </Page>
    </section>
  );
}
