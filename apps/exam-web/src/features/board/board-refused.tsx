import { ButtonLink } from "@pkg/ui/button";
import { Column } from "@pkg/ui/layout";
import { FailureState } from "@pkg/ui/states";
import { goUrl } from "@pkg/web/platform/navigation/go";

/** The address names a site that is not ours: the test is not shown, and nothing leads there. */
export function BoardRefused() {
  return (
    <Column>
      <main id="main" className="px-(--size-gutter) py-16">
        <FailureState
          level={1}
          title="열 수 없는 주소예요"
          reason="나란이 보낸 주소가 아니에요. 시험은 나란에서 다시 열 수 있고, 답한 것은 그대로 있어요."
          action={<ButtonLink href={goUrl("buyer", "/level-test")}>레벨 테스트로 가기</ButtonLink>}
        />
      </main>
    </Column>
  );
}
