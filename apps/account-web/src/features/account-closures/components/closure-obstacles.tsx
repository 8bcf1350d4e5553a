import { ButtonLink } from "@pkg/ui/button";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { Title } from "@/lib/frame/title";
import type { ClosurePreview } from "../closure-calls";

type Obstacle = ClosurePreview["obstacles"][number];
type Step = { title: string; help: string; href: string; action: string };

type ClosureObstaclesProps = { obstacles: readonly Obstacle[]; home: string; back: string };

/** The obstacles to closing the account, each with a link to its page. */
export function ClosureObstacles({ obstacles, home, back }: ClosureObstaclesProps) {
  const site = home.replace(/\/$/, "");
  const steps: Record<Obstacle, Step> = {
    UNSETTLED_ORDER: {
      title: "결제 결과를 확인하고 있는 주문이 있어요",
      help: "몇 분 안에 결과가 나와요. 그다음 다시 와 주세요.",
      href: `${site}/mypage/payment-management/order-history`,
      action: "주문 내역 보기",
    },
    RUNNING_LESSONS: {
      title: "아직 남은 수업이 있어요",
      help: "지금 탈퇴하면 남은 수업을 잃게 돼요. 수업을 마치거나 환불받은 뒤 탈퇴할 수 있어요.",
      href: `${site}/mypage/service`,
      action: "남은 수업 보기",
    },
    STAFF_ACCOUNT: {
      title: "선생님 계정은 고객센터에서 닫아 드려요",
      help: "맡은 수업부터 함께 정리할게요.",
      href: `mailto:${siteConfig.business.email}`,
      action: "메일 보내기",
    },
  };
  return (
    <div className="py-4 lg:py-2">
      <Title help="아래 일을 먼저 확인해 주세요. 계정은 그대로예요.">아직 탈퇴할 수 없어요</Title>
      <ul className="grid gap-3">
        {obstacles.map((obstacle) => {
          const { title, help, href, action } = steps[obstacle];
          return (
            <li key={obstacle} className="rounded-lg border border-line px-4 py-4">
              <h2 className="text-body font-semibold">{title}</h2>
              <p className="mt-1 text-body-sm text-fg-2">{help}</p>
              <ButtonLink href={href} size="sm" variant="line" className="mt-3">
                {action}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <ButtonLink href={back} variant="secondary" size="lg" full className="mt-7">
        돌아가기
      </ButtonLink>
    </div>
  );
}
