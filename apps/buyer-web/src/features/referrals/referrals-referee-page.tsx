import { formatWon, REFERRAL_DISCOUNT } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadReferralOffer } from "@/lib/site/public-data";
import { CodeForm } from "./components/code-form";
import { KeepCode } from "./components/keep-code";
import { FriendTerms } from "./components/referral-terms";

/** `/referral/referee`: what a friend's code is worth, and the code kept for the payment. */
export async function ReferralsRefereePage({ code }: { code: string | null }) {
  const offer = code === null ? null : await loadReferralOffer(code).catch(() => undefined);
  if (offer === undefined) {
    return (
      <div className="py-14">
        <LoadFailure level={1} title="추천코드를 확인하지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-120 px-(--size-gutter) pt-4 pb-16 lg:pt-12">
      {offer ? <Gift code={offer.code} discount={offer.discountCost} /> : <Ask refused={code} />}
      <FriendTerms />
    </div>
  );
}

function Gift({ code, discount }: { code: string; discount: number }) {
  return (
    <section aria-labelledby="gift">
      <h1 id="gift" className="text-title-1">
        친구가 첫 수업료
        <br />
        {formatWon(discount)}을 선물했어요
      </h1>
      <p className="mt-1.5 text-body-sm text-fg-2">결제할 때 자동으로 빼 드려요. 코드를 외우지 않아도 돼요.</p>
      <div className="mt-6 rounded-lg border border-apricot-200 bg-apricot-50 p-5">
        <p className="text-caption text-fg-2">추천코드</p>
        <p className="mt-0.5 text-[1.75rem]/9 font-bold tracking-[0.06em]">{code}</p>
        <KeepCode code={code} />
      </div>
      <div className="mt-6 grid gap-2.5">
        <ButtonLink href="/simple-enroll" linkAs={Link} size="lg" full>
          수업 고르기
        </ButtonLink>
        <ButtonLink href="/price" linkAs={Link} size="lg" variant="secondary" full>
          가격 먼저 보기
        </ButtonLink>
      </div>
    </section>
  );
}

/** @param refused a code that does not work */
function Ask({ refused }: { refused: string | null }) {
  return (
    <section aria-labelledby="ask">
      <h1 id="ask" className="text-title-1">
        {refused === null ? "친구의 추천코드가 있나요?" : "쓸 수 없는 추천코드예요"}
      </h1>
      <p className="mt-1.5 mb-6 text-body-sm text-fg-2">
        {refused === null
          ? `코드를 적으면 첫 수업료에서 ${formatWon(REFERRAL_DISCOUNT)}을 빼 드려요.`
          : "글자가 빠졌거나, 코드를 보낸 분이 탈퇴했을 수 있어요. 코드를 다시 확인해 주세요."}
      </p>
      <CodeForm typed={refused ?? ""} />
    </section>
  );
}
