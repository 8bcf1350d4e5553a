import { CUT_WAYS_DAYS, formatKoreanDate, LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { ProviderSymbol } from "@/lib/login-methods/provider-symbol";
import type { ResetWay } from "../queries";

type WayRowProps = { way: ResetWay; busy: boolean; onCut: () => void };

/** One way to log in: since when, by which address, and its end. */
export function WayRow({ way: { provider, email, linkedAt, canCut }, busy, onCut }: WayRowProps) {
  const name = LOGIN_PROVIDER_LABELS[provider];
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
        <ProviderSymbol of={provider} size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body font-semibold">{name}</span>
        <span className="block text-caption text-fg-3">
          {canCut ? `${formatKoreanDate(new Date(linkedAt))}에 연결했어요` : `연결한 지 ${CUT_WAYS_DAYS}일이 지났어요`}
        </span>
        {email ? <span className="block text-caption break-all text-fg-2">{email}</span> : null}
      </span>
      {canCut ? (
        <Button
          size="sm"
          variant="line"
          aria-label={`${name} 연결 끊기`}
          busy={busy}
          busyLabel="끊고 있어요"
          onClick={onCut}
        >
          연결 끊기
        </Button>
      ) : null}
    </li>
  );
}
