import { formatWon, MATCH_PROMISE_WORKING_DAYS, type Product, REFUND_PROMISE } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Reasons } from "@pkg/ui/reasons";
import Link from "next/link";
import type { PublicTutor } from "@/lib/tutors/public-tutors";

type TutorOfferProps = { tutor: Pick<PublicTutor, "id" | "rank">; trial: Product | null };

/** What a buyer does next: the trial lesson first; side by side on a phone, where they stand over the page. */
export function TutorActions({ tutor, trial }: TutorOfferProps) {
  const address = `/simple-enroll?tutor=${tutor.id}&rank=${tutor.rank}`;
  if (!trial) {
    return (
      <ButtonLink href={address} linkAs={Link} size="lg" full>
        이 선생님으로 신청
      </ButtonLink>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-1">
      <ButtonLink
        href={`${address}&trial=1`}
        linkAs={Link}
        full
      >{`체험 수업 ${formatWon(trial.finalCost)}`}</ButtonLink>
      <ButtonLink href={address} linkAs={Link} full variant="secondary">
        이 선생님으로 신청
      </ButtonLink>
    </div>
  );
}

/** The same from 1024 px, beside the profile, with what holds afterwards. */
export function TutorOffer({ tutor, trial }: TutorOfferProps) {
  return (
    <div className="rounded-xl p-7 shadow-card">
      <h2 className="text-title-3">{trial ? "먼저 한 번만 만나 볼까요?" : "이 선생님과 시작해 볼까요?"}</h2>
      {trial ? (
        <p className="mt-1 text-body-sm text-fg-2">
          {trial.minutes}분 수업 한 번이에요. <span className="inline-block">정기 결제가 없어요.</span>
        </p>
      ) : null}
      <div className="mt-5">
        <TutorActions tutor={tutor} trial={trial} />
      </div>
      <Reasons
        className="mt-6"
        reasons={[
          `${REFUND_PROMISE}`,
          `맞지 않으면 추가 비용 없이 영업일 ${MATCH_PROMISE_WORKING_DAYS}일 안에 다른 선생님을 찾아요`,
        ]}
      />
    </div>
  );
}
