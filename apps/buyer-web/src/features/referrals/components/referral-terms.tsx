import { formatWon, REFERRAL_CREDIT, REFERRAL_CREDIT_DAYS, REFERRAL_DISCOUNT, WITHDRAWAL_DAYS } from "@pkg/domain";

/** What a friend has to know of the code. */
export function FriendTerms() {
  return (
    <Terms
      title="알아 두세요"
      items={[
        "1개월 이상 수업을 처음 결제할 때 쓸 수 있어요. 체험 수업은 먼저 들어도 괜찮아요.",
        "한 사람이 한 번만 쓸 수 있고, 쿠폰과 함께 쓸 수 없어요.",
        "내 코드는 내가 쓸 수 없어요. 같은 휴대폰 번호나 같은 카드를 쓰는 가족끼리도 쓸 수 없어요.",
        `${formatWon(REFERRAL_DISCOUNT)} 할인에는 기한이 없어요. 결제를 모두 취소하면 코드도 돌아와요.`,
      ]}
    />
  );
}

/** What a referrer has to know of the credit. */
export function ReferrerTerms() {
  return (
    <Terms
      title="쿠폰은 이렇게 드려요"
      items={[
        `친구가 결제하고 ${WITHDRAWAL_DAYS}일이 지나면 ${formatWon(REFERRAL_CREDIT)} 쿠폰을 드리고 문자로 알려 드려요.`,
        "그 전에 친구가 결제를 취소하면 쿠폰을 드리지 않아요.",
        `쿠폰은 받은 날부터 ${REFERRAL_CREDIT_DAYS}일 동안 결제할 때 쓸 수 있어요.`,
        "초대하는 친구 수에는 제한이 없어요. 가족 계정이나 내 카드로 결제한 주문은 빼요.",
      ]}
    />
  );
}

function Terms({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-body-sm text-fg-2 marker:text-sand-400">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
