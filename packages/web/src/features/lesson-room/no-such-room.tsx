import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { NoSuchClass } from "../lessons/rows/no-such-class";

/** A lesson that does not exist or is another account's, or a child's link that opens nothing any more. */
export function NoSuchRoom({ isLink }: { isLink: boolean }) {
  if (!isLink) return <NoSuchClass reason="주소가 바뀌었거나 내 수업이 아니에요." />;
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="지금은 열 수 없는 링크예요"
      reason="보호자가 링크를 바꾸었거나 껐어요. 보호자에게 새 링크를 받아 주세요."
      action={<ButtonLink href="/">홈으로</ButtonLink>}
    />
  );
}
