"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { logoutHref } from "@pkg/web/platform/navigation/go";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { parseAsString, useQueryStates } from "nuqs";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ConsultationLoading } from "./consultation-loading";
import { isLinkRefused, useOfferedDraft } from "./offer-queries";

const LINK = { consultationId: parseAsString, token: parseAsString };
const FRAME = { title: "결제하기", back: { href: "/tutoring/consult" } } as const;

/** `/tutoring/enroll/payment-from-consult`: opens the offer of a consultation, then its payment. */
export function ConsultationOfferPage({ children }: { children: ReactNode }) {
  const [{ consultationId, token }] = useQueryStates(LINK);
  const { data, error, refetch } = useOfferedDraft(consultationId && token ? { consultationId, token } : null);
  const react = useErrorReaction();
  const isOthers = isLinkRefused(error) && isApiError(error) && error.details.reason === "PHONE";
  const isLost = isLinkRefused(error) && !isOthers;
  const sayLost = useEffectEvent(() => void react(error));
  useEffect(() => {
    if (isLost) sayLost();
  }, [isLost]);
  if (data) return children;
  if (isOthers && isApiError(error)) return <OtherAccount message={error.message} />;
  if (!error || isLost) return <ConsultationLoading title={FRAME.title} />;
  return (
    <FlowFrame {...FRAME}>
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="상담에서 담은 수업을" />
    </FlowFrame>
  );
}

/** The link is right, but belongs to another phone than this account's. */
function OtherAccount({ message }: { message: string }) {
  return (
    <FlowFrame {...FRAME}>
      <EmptyState
        level={1}
        className="px-(--size-gutter) py-16"
        title="다른 번호의 상담이에요"
        reason={message}
        action={
          <ButtonLink href={logoutHref(`${location.pathname}${location.search}`)} variant="secondary">
            다른 계정으로 로그인
          </ButtonLink>
        }
      />
    </FlowFrame>
  );
}
