import { ButtonLink } from "@pkg/ui/button";
import { SectionBreak } from "@pkg/ui/section-break";
import { PrivateLink } from "@pkg/web/features/private-links/private-link";
import { useSummaryLink } from "@pkg/web/features/private-links/queries";
import { useId } from "react";

/** Manages the link to the class's weekly summary, which needs no account. */
export function SummaryLink({ matchId }: { matchId: string }) {
  const id = useId();
  const link = useSummaryLink(matchId);
  return (
    <section aria-labelledby={id}>
      <SectionBreak className="-mx-(--size-gutter) my-8 lg:mx-0 lg:h-px lg:bg-line" />
      <h2 id={id} className="text-title-2">
        주간 요약 보내기
      </h2>
      <p className="mt-1 mb-4 text-body-sm text-fg-2">
        한 주의 수업과 기록을 로그인 없이 보는 주소예요. 함께 볼 가족에게 보내 주세요.
      </p>
      <PrivateLink link={link} name="주간 요약 주소">
        {(url) => (
          <ButtonLink href={url} variant="secondary" full>
            주간 요약 열어 보기
          </ButtonLink>
        )}
      </PrivateLink>
    </section>
  );
}
