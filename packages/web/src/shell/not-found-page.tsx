import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { FlowTop } from "./flow-top";

/** The page behind an unknown address, and behind things that are not the reader's own. */
export function NotFoundPage() {
  return (
    <>
      <FlowTop />
      <main className="mx-auto grid max-w-120 place-items-center px-(--size-gutter) py-20">
        <EmptyState
          level={1}
          title="페이지를 찾을 수 없어요"
          reason="주소가 바뀌었거나 없어진 페이지예요."
          action={<ButtonLink href="/">처음으로</ButtonLink>}
        />
      </main>
    </>
  );
}
