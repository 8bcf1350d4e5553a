import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { AppLink } from "@pkg/web/platform/site/app-link";

/** A proposal's address that lost its end on the way: asking again cannot help. */
export default function CutLink() {
  return (
    <EmptyState
      level={1}
      title="링크가 잘린 것 같아요"
      reason="문자에 있는 주소 전체를 다시 열어 주세요. 받은 제안은 선생님 홈에서도 볼 수 있어요."
      action={
        <ButtonLink href="/" linkAs={AppLink} variant="secondary">
          선생님 홈으로
        </ButtonLink>
      }
    />
  );
}
