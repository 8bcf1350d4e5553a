import { ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { FailureState } from "@pkg/ui/states";
import RefreshCw from "lucide-react/icons/refresh-cw";

type LoadFailureProps = { title?: string; reason?: string; level?: 1 | 2 | 3; className?: string };

/**
 * What a part of a page shows when the server could not load it: words and a retry, never an amount of 0. The retry is a
 * link to the same address, so that it costs no script and works before any has loaded; the address keeps what was chosen.
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
