import { formatWon, REFERRAL_DISCOUNT } from "@pkg/domain";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadReferralOffer } from "@/lib/site/public-data";
import { CodeForm } from "./components/code-form";
import { FriendGift } from "./components/friend-gift";
import { FriendTerms } from "./components/referral-terms";

const NONE = { offer: null, reason: null };

/** `/referral/referee`: what a friend's code is worth, and the code kept for the payment. */
export async function ReferralsRefereePage({ code }: { code: string | null }) {
  const read = code === null ? NONE : await loadReferralOffer(code).catch(() => null);
  if (read === null) {
    return (
      <div className="py-14">
        <LoadFailure level={1} title="추천코드를 확인하지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      </div>
    );
  }
  const { offer, reason } = read;
  return (
    <div className="mx-auto w-full max-w-120 px-(--size-gutter) pt-4 pb-16 lg:pt-12">
      {offer ? <FriendGift code={offer.code} discount={offer.discountCost} /> : <Ask refused={code} reason={reason} />}
      <FriendTerms />
    </div>
  );
}

type AskProps = {
  /** A code that does not work. */
  refused: string | null;
  /** Why, where there is such a code. */
  reason: string | null;
};

function Ask({ refused, reason }: AskProps) {
  return (
    <section aria-labelledby="ask">
      <h1 id="ask" className="text-title-1">
        {refused === null ? "친구의 추천코드가 있나요?" : "쓸 수 없는 추천코드예요"}
      </h1>
      <p className="mt-1.5 mb-6 text-body-sm text-fg-2">
        {refused === null
          ? `코드를 적으면 첫 수업료에서 ${formatWon(REFERRAL_DISCOUNT)}을 빼 드려요.`
          : (reason ?? "글자가 빠졌거나, 코드를 보낸 분이 탈퇴했을 수 있어요. 코드를 다시 확인해 주세요.")}
      </p>
      <CodeForm typed={refused ?? ""} />
    </section>
  );
}
