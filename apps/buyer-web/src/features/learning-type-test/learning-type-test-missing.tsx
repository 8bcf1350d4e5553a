import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { EmptyState } from "@pkg/ui/states";
import Link from "next/link";
import { TEST_PATH } from "./result-path";

/** A link of a result that opens nothing: it is a year old, or was cut on its way. */
export function MissingResult() {
  return (
    <Page className="py-20">
      <EmptyState
        level={1}
        title="이 결과는 더 볼 수 없어요"
        reason="결과는 1년 동안 볼 수 있어요. 3분이면 다시 해 볼 수 있어요."
        action={
          <ButtonLink href={TEST_PATH} linkAs={Link}>
            검사하러 가기
          </ButtonLink>
        }
      />
    </Page>
  );
}
