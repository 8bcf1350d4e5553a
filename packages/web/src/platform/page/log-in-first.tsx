import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { currentPath, loginHref } from "../navigation/go";

/** The page belongs to somebody: says so, and comes back after the log-in. */
export default function LogInFirst({ level }: { level: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      className="px-(--size-gutter) py-16"
      title="로그인하면 볼 수 있어요"
      reason="로그인한 뒤 이 화면으로 돌아와요."
      action={<ButtonLink href={loginHref(currentPath())}>로그인</ButtonLink>}
    />
  );
}
