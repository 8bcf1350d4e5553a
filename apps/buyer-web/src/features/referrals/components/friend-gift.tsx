"use client";

import { formatWon } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import { useCodeRefusal } from "../use-code-refusal";
import { KeepCode } from "./keep-code";

type FriendGiftProps = { code: string; discount: number };

/** What a code is worth, kept for the payment; or, for who is signed in, why the payment would refuse it. */
export function FriendGift({ code, discount }: FriendGiftProps) {
  const refusal = useCodeRefusal(code);
  return (
    <section aria-labelledby="gift">
      {refusal ? <Refused message={refusal} /> : <Gift discount={discount} />}
      <div className={refusal ? PLAIN : WARM}>
        <p className="text-caption text-fg-2">추천코드</p>
        <p className="mt-0.5 text-[1.75rem]/[2.25rem] font-bold tracking-[0.06em]">{code}</p>
        {refusal ? null : <KeepCode code={code} />}
      </div>
      <div className="mt-6 grid gap-2.5">
        <ButtonLink href="/simple-enroll" linkAs={Link} size="lg" full>
          수업 고르기
        </ButtonLink>
        <ButtonLink href={refusal ? "/mypage/referral" : "/price"} linkAs={Link} size="lg" variant="secondary" full>
          {refusal ? "친구 초대하기" : "가격 먼저 보기"}
        </ButtonLink>
      </div>
    </section>
  );
}

const PLAIN = "mt-6 rounded-lg bg-sunken p-5";
const WARM = "mt-6 rounded-lg border border-apricot-200 bg-apricot-50 p-5";

function Gift({ discount }: Pick<FriendGiftProps, "discount">) {
  return (
    <>
      <h1 id="gift" className="text-title-1">
        친구가 첫 수업료
        <br />
        {formatWon(discount)}을 선물했어요
      </h1>
      <p className="mt-1.5 text-body-sm text-fg-2">결제할 때 자동으로 빼 드려요. 코드를 외우지 않아도 돼요.</p>
    </>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <div role="status">
      <h1 id="gift" className="text-title-1">
        이 계정에서는 쓸 수 없는 코드예요
      </h1>
      <p className="mt-1.5 text-body-sm text-fg-2">{message}</p>
    </div>
  );
}
