import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { useEffect } from "react";
import { useAppDialog } from "../errors/app-dialog";
import { currentPath, loginHref } from "../navigation/go";

/**
 * The page belongs to an account. While a notice asks to log in, or says that the session ended, nothing here asks
 * again. Then a whole page goes to the log-in, which comes back to it, and a part of one says why it is empty.
 */
export default function LogInFirst({ level }: { level: 1 | 2 }) {
  const isAsked = useAppDialog(({ open }) => open);
  const goes = level === 1 && !isAsked;
  useEffect(() => {
    if (goes) location.replace(loginHref(currentPath()));
  }, [goes]);
  if (level === 1 || isAsked) return null;
  return (
    <EmptyState
      className="px-(--size-gutter) py-16"
      title="로그인하면 볼 수 있어요"
      reason="로그인한 뒤 이 화면으로 돌아와요."
      action={<ButtonLink href={loginHref(currentPath())}>로그인</ButtonLink>}
    />
  );
}
