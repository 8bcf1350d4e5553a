"use client";

import { FlowPanes, Page } from "@pkg/ui/layout";
import { lazyPart } from "@pkg/ui/lazy-part";
import { Steps } from "@pkg/ui/steps";
import { TitleFocus } from "@pkg/web/features/funnel/use-funnel";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef } from "react";
import type { EnrollSubject } from "@/lib/catalogue/enroll-catalogue";
import { type PackedProducts, unpackProducts } from "@/lib/catalogue/pack-products";
import { followDraftOfOtherTabs } from "@/lib/enrollment-draft/enrollment-draft";
import { EnrollBar, EnrollSummary } from "./components/enroll-summary";
import { ENROLL_STEPS, type EnrollPlace } from "./enroll-place";
import { SubjectStep } from "./steps/subject-step";
import { type EnrollTutor, offeredBy } from "./tutor-offer";
import { useLinkImport } from "./use-link-import";
import { useNext } from "./use-next";
import { useSimpleEnroll } from "./use-simple-enroll";

const BundleDialog = lazyPart(() => import("./components/bundle-dialog"));
const HalfChosenDialog = lazyPart(() => import("./components/half-chosen-dialog"));
// Most enrollments begin with nobody.
const TutorNote = lazy(() => import("./components/tutor-note"));
// The later steps load while the subject is chosen.
const loadDetailStep = () => import("./steps/detail-step").then(({ DetailStep }) => ({ default: DetailStep }));
const loadLessonStep = () => import("./steps/lesson-step").then(({ LessonStep }) => ({ default: LessonStep }));
const DetailStep = lazy(loadDetailStep);
const LessonStep = lazy(loadLessonStep);

type SimpleEnrollProps = {
  products: PackedProducts;
  subjects: readonly EnrollSubject[];
  /** With whom the enrollment begins. */
  tutor: EnrollTutor | null;
  /** What the tutors of a rank are. */
  about: ReactNode;
};

/** The three steps and the list of courses, side by side from 1024 px. */
export function SimpleEnroll({ products, subjects, tutor, about }: SimpleEnrollProps) {
  const catalogue = { products: unpackProducts(products), subjects };
  const offered = offeredBy(catalogue, tutor);
  const enroll = useSimpleEnroll(catalogue, offered, tutor?.takesStudents ? tutor.id : undefined);
  const lessonRef = useRef<HTMLInputElement>(null);
  const { place, list } = enroll;
  const { leaving, next, asked, stay, leaveOut } = useNext(enroll, lessonRef);
  const titleId = useId();
  useLinkImport(catalogue, enroll);
  const start = useEffectEvent(enroll.start);
  useEffect(() => void import("./on-open").then(({ onOpen }) => onOpen((found) => start(found))), []);
  useEffect(followDraftOfOtherTabs, []);
  useEffect(() => void Promise.all([loadDetailStep(), loadLessonStep()]), []);

  const summary = { catalogue, enroll, leaving, onNext: next };
  return (
    <>
      <Page className="pb-9 lg:pb-0">
        <FlowPanes asideLabel="담은 수업" aside={<EnrollSummary {...summary} />}>
          <div className="pb-9">
            <Steps current={place.step} total={ENROLL_STEPS} className="pt-1" />
            {tutor ? (
              <Suspense fallback={<div className="mt-5 h-32" />}>
                <TutorNote tutor={tutor} />
              </Suspense>
            ) : null}
            <Suspense fallback={null}>
              {place.step === 1 ? (
                <SubjectStep catalogue={offered} enroll={enroll} titleId={titleId} about={about} />
              ) : null}
              {place.step === 2 ? <DetailStep enroll={enroll} subject={place.subject} titleId={titleId} /> : null}
              {place.step === 3 ? (
                <LessonStep
                  catalogue={{ ...catalogue, products: offered.products }}
                  enroll={enroll}
                  lesson={place.lesson}
                  titleId={titleId}
                  lessonRef={lessonRef}
                />
              ) : null}
              <TitleFocus at={questionOf(place)} titleId={titleId} />
            </Suspense>
          </div>
        </FlowPanes>
      </Page>
      <EnrollBar {...summary} />
      {enroll.asked ? <BundleDialog asked={enroll.asked} onAccept={enroll.accept} onDecline={enroll.decline} /> : null}
      {asked ? (
        <HalfChosenDialog
          asked={asked.half}
          open={asked.open}
          count={list.courses.length}
          onStay={stay}
          onLeaveOut={leaveOut}
        />
      ) : null}
    </>
  );
}

/** Identifies the question on the screen; another subject or detail is another question. */
function questionOf(place: EnrollPlace): string {
  if (place.step === 1) return "";
  return place.step === 2 ? place.subject.key : `${place.subject.key} ${place.detail.key}`;
}
