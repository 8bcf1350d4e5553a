"use client";

import { copyWeeklyPeriods, formatCallSlot, isCallPromised, NO_TIMES } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useBusy } from "@pkg/web/features/form/use-busy";
import { useDraftState } from "@pkg/web/features/form/use-draft-state";
import { readsOf } from "@pkg/web/platform/api/query";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useId } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { TimesGrid } from "@/lib/wishes/times-grid";
import { type ConsultationWishes, wishesDraft } from "../consultation-draft";
import { ConsultationLoading } from "../consultation-loading";
import { type Consultation, consultationRead } from "../queries";
import { REPLACED, readSlot } from "../replaced-slot";
import { sendChange } from "../send-consultation";
import { ConsultationSteps } from "./consultation-steps";
import { StyleChoice } from "./style-choice";

/**
 * The tutor's style and possible lesson times: said now, they need not be asked on the phone. Without a call to come,
 * the state is shown instead.
 */
export function WishesForm({ consultation }: { consultation: Consultation }) {
  const { id, status } = consultation;
  const next = `/tutoring/consult/complete?consultationId=${id}`;
  const titleId = useId();
  const router = useRouter();
  const replaced = readSlot(useSearchParams().get(REPLACED));
  const client = useQueryClient();
  const react = useErrorReaction();
  const draft = wishesDraft(id);
  const [{ styles, times }, change, isRestored] = useDraftState<ConsultationWishes>(draft, {
    styles: consultation.likedTutorStyles,
    times: consultation.weeklyAvailablePeriods ?? NO_TIMES,
  });
  const [isBusy, setBusy] = useBusy();
  const isCalling = isCallPromised(status);
  useEffect(() => {
    if (!isCalling) router.replace(next);
  }, [isCalling, router, next]);
  const save = async () => {
    setBusy(true);
    try {
      const changed = await sendChange(id, {
        likedTutorStyles: styles,
        weeklyAvailablePeriods: copyWeeklyPeriods(times),
      });
      client.setQueryData(consultationRead(id).queryKey, changed);
      client.removeQueries(readsOf("/consultations/{id}/tutors"));
      draft.forget();
      router.push(next);
    } catch (error) {
      await react(error);
      // It may have ended meanwhile: then its state is shown.
      await client.invalidateQueries(readsOf("/consultations"));
      setBusy(false);
    }
  };
  if (!isCalling) return <ConsultationLoading />;
  return (
    <FlowFrame
      title="무료 상담 신청"
      back={{ href: `/tutoring/consult?consultationId=${id}` }}
      action={
        <Link href={next} className="inline-flex min-h-11 items-center px-2 text-body-sm font-semibold text-fg-2">
          건너뛰기
        </Link>
      }
      summary={<ConsultationSteps />}
      bar={
        <StickyBar inPane>
          <Button size="lg" full busy={isBusy} busyLabel="저장하고 있어요" onClick={() => void save()}>
            다음
          </Button>
        </StickyBar>
      }
    >
      <div className="px-(--size-gutter) pt-2 pb-10">
        <h1 className="text-title-1">
          신청했어요. 어떤 선생님이 <br className="sm:hidden" />
          좋을지도 알려 주세요
        </h1>
        <p className="mt-2 text-body text-fg-2">미리 알려 주시면 전화할 때 바로 맞는 선생님을 소개해 드려요.</p>
        {replaced ? (
          <Banner
            inline
            className="mt-4"
          >{`앞서 신청한 ${formatCallSlot(replaced)} 전화 대신 ${formatCallSlot(consultation.promise)}에 전화드려요.`}</Banner>
        ) : null}
        {isRestored ? <p className="mt-2 text-body-sm text-fg-2">아직 저장하지 않은 답이에요.</p> : null}
        <div className="mt-9 grid gap-10">
          <StyleChoice value={styles} onChange={(chosen) => change({ styles: chosen })} />
          <section aria-labelledby={titleId}>
            <h2 id={titleId} className="text-title-3">
              수업할 수 있는 시간
            </h2>
            <p className="mt-1 mb-4 text-caption text-fg-3">비워 두면 어느 시간이든 괜찮은 것으로 알게요.</p>
            <TimesGrid labelledBy={titleId} value={times} onChange={(week) => change({ times: week })} />
          </section>
        </div>
      </div>
    </FlowFrame>
  );
}
