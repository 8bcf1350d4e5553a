"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ConsultationLoading } from "../consultation-loading";
import { isLinkRefused, type OfferLink, useShownOffer } from "../offer-queries";
import { OfferState } from "./offer-state";

const TITLE = "제안받은 수업";

/** The offer that an address names, also before the log-in. */
export function OfferView({ link }: { link: OfferLink }) {
  const { data, error, refetch } = useShownOffer(link);
  if (data || isLinkRefused(error)) return <OfferState offer={data ?? null} />;
  if (!error) return <ConsultationLoading title={TITLE} />;
  return (
    <FlowFrame title={TITLE} back={{ href: "/" }}>
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="제안받은 수업을" />
    </FlowFrame>
  );
}
