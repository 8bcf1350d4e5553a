import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import type { SiteLink } from "../site/menu-entries";
import { WaysOn } from "./ways-on";

type NotFoundProps = {
  /** Other ways on, below the button. */
  links?: readonly SiteLink[] | undefined;
};

/** For an unknown address, and for data of another account, in a page that already has its header. */
export function NotFound({ links = [] }: NotFoundProps) {
  return (
    <EmptyState
      level={1}
      className="mx-auto max-w-120 px-(--size-gutter) py-20"
      title="페이지를 찾을 수 없어요"
      reason="주소가 바뀌었거나 없어진 페이지예요."
      action={
        <>
          <ButtonLink href="/">홈으로</ButtonLink>
          <WaysOn links={links} />
        </>
      }
    />
  );
}
