import { LEVEL_TEST_ITEMS, LEVEL_TEST_MINUTES } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { ListRow } from "@pkg/ui/list-row";
import { Mark } from "@pkg/ui/mark";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";

const PANEL =
  "flex min-h-33 items-end justify-between gap-4 rounded-lg px-5 py-5.5 transition-[scale] duration-(--duration-fast) ease-out active:scale-[0.99] lg:min-h-49 lg:rounded-xl lg:px-10 lg:py-9";

/** Other ways in, for who wants to ask or to look first. */
const OTHERS = [
  { href: "/tutors", label: "선생님 찾기", value: "과목·시간·스타일로" },
  { href: "/tutoring/consult", label: "무료 상담", value: "전화로 먼저 물어보기" },
  { href: "/level-test", label: "레벨 테스트", value: `${LEVEL_TEST_ITEMS}문항 · ${LEVEL_TEST_MINUTES}분` },
  { href: "/learning-type-test", label: "학습 유형 검사", value: "18문항 · 3분" },
  { href: "/events", label: "이벤트", value: "지금 참여할 수 있어요" },
] as const;

/** The two entry points, and other ways in. */
export function WaysToBegin() {
  return (
    <nav aria-label="시작하기">
      <Page className="grid gap-3 pb-14 lg:grid-cols-2 lg:gap-6 lg:pb-24">
        <Link href="/simple-enroll?trial=1" className={`${PANEL} bg-apricot-100`}>
          <span>
            <span className="block text-micro font-semibold text-accent-fg lg:text-caption">
              먼저 한 번 받아 보고 정해요
            </span>
            <span className="mt-1 block text-title-3 lg:mt-1.5 lg:text-title-1">
              체험 수업 한 번부터
              <br />
              시작해 보기
            </span>
          </span>
          <Mark size={84} className="-mt-1.5 -mb-2 lg:size-30" />
        </Link>
        <Link href="/price" className={`${PANEL} on-dark bg-pine-800 text-white`}>
          <span>
            <span className="block text-micro text-pine-200 lg:text-caption">고르는 대로 바로 바뀌어요</span>
            <span className="mt-1 block text-title-3 lg:mt-1.5 lg:text-title-1">
              우리 아이 수업,
              <br />한 달에 얼마일까?
            </span>
          </span>
          <Icon of={ChevronRight} />
        </Link>
        <ul className="divide-y divide-line lg:col-span-2 lg:grid lg:grid-cols-2 lg:gap-x-10">
          {OTHERS.map(({ href, label, value }) => (
            <li key={href} className="lg:border-b lg:border-line">
              <ListRow href={href} linkAs={Link} label={label} value={value} />
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}
