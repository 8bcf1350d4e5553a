"use client";

import { formatWon, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { DoneState, EmptyState, WaitState } from "@pkg/ui/states";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { currentPath, goUrl, loginHref, logoutHref } from "@pkg/web/platform/navigation/go";
import Link from "next/link";
import type { ReactNode } from "react";
import { phonePage } from "@/lib/account/account-links";
import { SubjectIcon } from "@/lib/courses/subject-icon";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { CONSULTATION_STATE_PAGE, OFFER_PAGE } from "@/lib/flow/payment-path";
import { RenewalNotice } from "@/lib/orders/renewal-notice";
import type { ShownOffer } from "../offer-queries";
import { UncalledNote } from "./uncalled-note";

/** An offer by its state: what it is and who can pay it, or what became of it. Null for a link that opens nothing. */
export function OfferState({ offer }: { offer: ShownOffer | null }) {
  return (
    <FlowFrame title="제안받은 수업" back={{ href: "/" }}>
      <div className="px-(--size-gutter) pt-4 pb-16">{contentOf(offer)}</div>
    </FlowFrame>
  );
}

function contentOf(offer: ShownOffer | null): ReactNode {
  if (offer === null) return <NoOffer />;
  const outcome = offer.replacedBy ?? offer.state;
  if (outcome === "USED" || outcome === "REFUNDED")
    return <PaidOffer offer={offer} isRefunded={outcome === "REFUNDED"} />;
  if (offer.state === "EXPIRED") return <LateOffer offer={offer} />;
  return offer.state === "REVOKED" ? <WithdrawnOffer offer={offer} /> : <WaitingOffer offer={offer} />;
}

const BUTTONS = "mt-6 grid gap-2";
const until = ({ expiresAt }: ShownOffer) => koreanMoment(new Date(expiresAt));

/** What was put together, with its price and deadline, and which number may pay it. */
function WaitingOffer({ offer }: { offer: ShownOffer }) {
  const { access, phoneNumber, courses, amount, couponName } = offer;
  const phone = <b className="num font-semibold whitespace-nowrap text-fg">{phoneNumber}</b>;
  return (
    <>
      <h1 className="text-title-1">제안받은 수업이에요</h1>
      <p className="mt-2 text-body text-fg-2">{`${until(offer)}까지 결제할 수 있어요. 결제하기 전에 수업을 바꿀 수 있어요.`}</p>
      {offer.withoutCall ? <UncalledNote /> : null}
      <ul className="mt-6">
        {courses.map((course) => (
          <li
            key={`${course.productId}${course.subjectDetail}`}
            className="flex items-start gap-3.5 border-t border-line py-3.5 first:border-t-0"
          >
            <SubjectIcon subject={course.subject} className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <p className="text-label">{subjectName(course, " · ")}</p>
              <p className="text-caption text-fg-3">{course.productName}</p>
            </div>
            <span className="num text-label">{formatWon(course.finalCost)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line py-4 text-title-3">
        모두 <span className="num">{formatWon(amount)}</span>
      </p>
      <RenewalNotice products={courses} className="mb-2" />
      <p className="text-caption text-fg-3">
        {couponName ? `쿠폰 ${couponName}은 결제할 때 빼 드려요.` : "쿠폰은 결제 화면에서 골라 쓸 수 있어요."}
      </p>
      <section aria-labelledby="offer-access" className="mt-6 rounded-lg bg-sunken p-5">
        <h2 id="offer-access" className="text-label">
          {access === "OTHER_PHONE" ? "다른 번호의 상담이에요" : "상담을 신청한 번호로 결제해요"}
        </h2>
        <p className="mt-1 text-body-sm text-fg-2">
          {access === "OWN" ? <>{phone} 번호로 확인한 계정이에요.</> : null}
          {access === "LOGGED_OUT" ? <>{phone} 번호로 가입하거나 로그인하면 바로 이어져요.</> : null}
          {access === "UNVERIFIED" ? <>{phone} 번호를 문자로 확인하면 바로 이어져요.</> : null}
          {access === "OTHER_PHONE" ? (
            <>지금 계정은 확인한 번호가 달라요. {phone} 번호로 가입한 계정으로 로그인해 주세요.</>
          ) : null}
        </p>
        <div className="mt-4 grid gap-2">
          <AccessLinks offer={offer} />
        </div>
      </section>
    </>
  );
}

function AccessLinks({ offer: { access, phoneNumber, consultationId } }: { offer: ShownOffer }) {
  const here = currentPath();
  if (access === "OWN") {
    return (
      <ButtonLink href={`${OFFER_PAGE}?consultationId=${consultationId}`} size="lg" full>
        결제하러 가기
      </ButtonLink>
    );
  }
  if (access === "LOGGED_OUT") {
    return (
      <>
        <ButtonLink href={goUrl("account", "/signup", { next: here })} size="lg" full>
          {`${phoneNumber}로 가입하기`}
        </ButtonLink>
        <ButtonLink href={loginHref(here)} variant="line" full className="bg-bg">
          이미 가입했어요
        </ButtonLink>
      </>
    );
  }
  if (access === "UNVERIFIED") {
    return (
      <ButtonLink href={phonePage(here)} size="lg" full>
        휴대폰 번호 확인하기
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={logoutHref(here)} size="lg" full>
      다른 계정으로 로그인
    </ButtonLink>
  );
}

/** What the order became that paid this offer, or the newer one in its place. */
function PaidOffer({ offer, isRefunded }: { offer: ShownOffer; isRefunded: boolean }) {
  const { merchantUid, access, phoneNumber, replacedBy } = offer;
  const paid = replacedBy ? "새 제안으로 이미 결제했어요" : "이미 결제한 수업이에요";
  const own = isRefunded
    ? "돌려받은 금액은 주문에서 볼 수 있어요. 수업을 다시 고르거나 상담을 다시 신청할 수 있어요."
    : "금액과 다음 할 일은 주문에서 볼 수 있어요.";
  return (
    <>
      <DoneState
        level={1}
        title={isRefunded ? "결제한 수업을 모두 환불했어요" : paid}
        reason={merchantUid ? own : `${phoneNumber} 번호로 가입한 계정에서 주문을 볼 수 있어요.`}
      />
      <div className={BUTTONS}>
        {merchantUid ? (
          <ButtonLink href={`/mypage/payment-management/order-history/${merchantUid}`} linkAs={Link} size="lg" full>
            주문 보기
          </ButtonLink>
        ) : (
          <ButtonLink
            href={access === "LOGGED_OUT" ? loginHref(currentPath()) : logoutHref(currentPath())}
            size="lg"
            full
          >
            {access === "LOGGED_OUT" ? "로그인" : "다른 계정으로 로그인"}
          </ButtonLink>
        )}
        {isRefunded ? (
          <>
            <ButtonLink href="/simple-enroll" linkAs={Link} variant="line" full>
              수업 다시 고르기
            </ButtonLink>
            <ButtonLink href="/tutoring/consult" linkAs={Link} variant="line" full>
              무료 상담 다시 신청하기
            </ButtonLink>
          </>
        ) : null}
      </div>
    </>
  );
}

function LateOffer({ offer }: { offer: ShownOffer }) {
  return (
    <>
      <EmptyState
        level={1}
        title="제안 기한이 지났어요"
        reason={`${until(offer)}까지였어요. 상담을 다시 신청하면 지금 가격으로 새로 담아 드려요.`}
      />
      <AskAgain />
    </>
  );
}

function WithdrawnOffer({ offer: { replacedBy, access, consultationId } }: { offer: ShownOffer }) {
  if (replacedBy === null) {
    return (
      <>
        <EmptyState
          level={1}
          title="지금은 쓸 수 없는 제안이에요"
          reason="이 제안으로는 결제할 수 없어요. 상담이 어떻게 되고 있는지는 아래에서 볼 수 있어요."
        />
        <AskAgain />
      </>
    );
  }
  return (
    <>
      <WaitState
        level={1}
        title="새 제안을 보내 드렸어요"
        reason={
          access === "OWN"
            ? "앞의 제안 대신 새 제안으로 결제해 주세요."
            : "가장 나중에 받은 문자의 링크로 들어와 주세요."
        }
      />
      {access === "OWN" ? (
        <div className={BUTTONS}>
          <ButtonLink href={`${CONSULTATION_STATE_PAGE}?consultationId=${consultationId}&offer=1`} size="lg" full>
            새 제안 보기
          </ButtonLink>
        </div>
      ) : (
        <AskAgain />
      )}
    </>
  );
}

function NoOffer() {
  return (
    <>
      <EmptyState
        level={1}
        title="이 링크로는 열 수 없어요"
        reason="상담 문자에 있는 링크를 그대로 눌러 주세요. 주소를 옮겨 적었다면 일부가 빠졌을 수 있어요."
      />
      <AskAgain />
    </>
  );
}

/** The consultation as it stands, and the desk's number. */
function AskAgain() {
  return (
    <div className={BUTTONS}>
      <ButtonLink href="/tutoring/consult" linkAs={Link} size="lg" full>
        상담 신청 보기
      </ButtonLink>
      <p className="text-center text-caption text-fg-3">
        급하면 <span className="num">{siteConfig.business.phone}</span>번으로 전화해 주세요.
      </p>
    </div>
  );
}
