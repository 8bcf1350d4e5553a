import { ButtonLink } from "@pkg/ui/button";
import { Sentences } from "@pkg/ui/sentences";
import { PrivateLink } from "@pkg/web/features/private-links/private-link";
import { useLevelTestShare } from "@pkg/web/features/private-links/queries";

/** Manages the link that shows the level and the units to somebody else. */
export function ShareLink({ sessionId, className }: { sessionId: string; className?: string }) {
  const link = useLevelTestShare(sessionId);
  return (
    <section aria-labelledby="share-link" className={className}>
      <h2 id="share-link" className="text-title-2">
        결과 보여 주기
      </h2>
      <p className="mt-1 mb-4 text-body-sm text-fg-2">
        <Sentences text="수준과 단원만 보이는 주소예요. 이름과 점수, 문제는 보이지 않고 언제든 멈출 수 있어요." />
      </p>
      <PrivateLink link={link} name="결과 주소">
        {(url) => (
          <ButtonLink href={url} variant="secondary" full>
            보이는 모습 열어 보기
          </ButtonLink>
        )}
      </PrivateLink>
    </section>
  );
}
