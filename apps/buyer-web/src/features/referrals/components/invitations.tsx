import { formatKoreanDate, REFERRAL_STATUS_LABELS, type ReferralStatus } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import type { OwnReferral } from "../queries";

const TONES: Readonly<Record<ReferralStatus, BadgeTone>> = { WAITING: "info", CREDITED: "success", VOID: "neutral" };

/** The friends who paid with the code, and where each stands. */
export function Invitations({ invitations }: Pick<OwnReferral, "invitations">) {
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="text-title-3">
        초대한 친구 {invitations.length > 0 ? <span className="num">{`${invitations.length}명`}</span> : null}
      </h2>
      {invitations.length === 0 ? (
        <p className="mt-2 text-body-sm text-fg-2">친구가 내 코드로 결제하면 여기에 보여 드려요.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {invitations.map(({ id, friend, status, paidAt, dueAt }) => (
            <li key={id} className="flex min-h-16 items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p className="text-body">{friend} 님</p>
                <p className="text-caption text-fg-3 tabular-nums">
                  {formatKoreanDate(new Date(paidAt))} 결제
                  {status === "WAITING" ? ` · ${formatKoreanDate(new Date(dueAt))}부터 쿠폰을 드려요` : ""}
                </p>
              </div>
              <Badge tone={TONES[status]} className="shrink-0">
                {REFERRAL_STATUS_LABELS[status]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
