import { MATCH_PROMISE_WORKING_DAYS, REFUND_PROMISE, WITHDRAWAL_DAYS } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { Page } from "@pkg/ui/layout";
import { goUrl } from "@pkg/web/platform/navigation/go";
import ChevronRight from "lucide-react/icons/chevron-right";

const PROMISES = [
  { title: `${WITHDRAWAL_DAYS}일 안에는 걱정 없이`, text: `${REFUND_PROMISE}.` },
  { title: "그 뒤에도 남은 만큼", text: "중간에 그만두면 남은 수업료를 환불 규정대로 환불해 드려요." },
  {
    title: "선생님이 안 맞으면",
    text: `추가 비용 없이 다른 선생님을 찾아 영업일 ${MATCH_PROMISE_WORKING_DAYS}일 안에 알려 드려요.`,
  },
] as const;

/** What holds when it doesn't fit: refunds and another tutor. */
export function Promises() {
  return (
    <section className="pb-13 lg:pb-24">
      <Page>
        <div className="on-dark rounded-xl bg-pine-800 px-6 py-8 text-white lg:px-12 lg:py-14">
          <h2 className="text-title-1 lg:text-[2.25rem]/[3rem] lg:tracking-[-0.03em]">
            맞지 않으면
            <br className="lg:hidden" /> 언제든 그만둘 수 있어요
          </h2>
          <ul className="mt-6 grid gap-5 lg:mt-9 lg:grid-cols-3 lg:gap-8">
            {PROMISES.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-label">{title}</h3>
                <p className="mt-1 text-body-sm text-pine-200">{text}</p>
              </li>
            ))}
          </ul>
          <a
            href={goUrl("account", "/terms/refund")}
            className="mt-5 inline-flex min-h-11 items-center gap-1 text-label underline-offset-4 hover:underline"
          >
            환불 규정 보기
            <Icon of={ChevronRight} size={18} />
          </a>
        </div>
      </Page>
    </section>
  );
}
