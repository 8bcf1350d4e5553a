import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { FailureState } from "@pkg/ui/states";
import RefreshCw from "lucide-react/icons/refresh-cw";

type LoadFailureProps = { title?: string; reason?: string; level?: 1 | 2 | 3; className?: string };

/**
 * Shown when the server could not load a part of a page: a message and a retry, never an amount of 0. The retry is a
 * link to the same URL, so that it works before scripts load; the URL holds the choices.
 */
export function LoadFailure(props: LoadFailureProps) {
  const { title = "가격을 불러오지 못했어요", reason = "고른 내용은 그대로 있어요.", level = 2, className } = props;
  return (
    <FailureState
      title={title}
      reason={reason}
      level={level}
      className={className}
      action={
        <ButtonLink href="" size="sm" variant="secondary">
          <Icon of={RefreshCw} size={18} />
          다시 불러오기
        </ButtonLink>
      }
    />
  );
}
