"use client";

import { encodeCourses } from "@pkg/domain";
import { FlowPanes, Page } from "@pkg/ui/layout";
import { Steps } from "@pkg/ui/steps";
import { TitleFocus } from "@pkg/web/features/funnel/use-funnel";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useId, useRef, useTransition } from "react";
import { type PackedProducts, unpackProducts } from "@/lib/catalogue/pack-products";
import { followDraftOfOtherTabs } from "@/lib/enrollment-draft";
import { logActionOnce } from "@/lib/log-action";
import { EnrollBar, EnrollSummary } from "./components/enroll-summary";
import type { EnrollSubject } from "./enroll-catalogue";
import { ENROLL_STEPS, type EnrollPlace } from "./enroll-place";
import { plannedCourses } from "./plan-list";
import { SubjectStep } from "./steps/subject-step";
import { useLinkImport } from "./use-link-import";
import { useSimpleEnroll } from "./use-simple-enroll";

const BundleDialog = lazy(() => import("./components/bundle-dialog"));
// The later steps load while the subject is chosen.
const loadDetailStep = () => import("./steps/detail-step").then(({ DetailStep }) => ({ default: DetailStep }));
const loadLessonStep = () => import("./steps/lesson-step").then(({ LessonStep }) => ({ default: LessonStep }));
const DetailStep = lazy(loadDetailStep);
const LessonStep = lazy(loadLessonStep);

type SimpleEnrollProps = { products: PackedProducts; subjects: readonly EnrollSubject[] };

/** The three steps and the list of courses, side by side from 1024 px. */
export function SimpleEnroll({ products, subjects }: SimpleEnrollProps) {
  const catalogue = { products: unpackProducts(products), subjects };
  const enroll = useSimpleEnroll(catalogue);
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();
  const lessonRef = useRef<HTMLInputElement>(null);
  const { place, list, planned, setProblem, take } = enroll;
  const titleId = useId();
  useLinkImport(catalogue, enroll);
  useEffect(() => logActionOnce("VIEWED_SIMPLE_ENROLL"), []);
  useEffect(followDraftOfOtherTabs, []);
  useEffect(() => void Promise.all([loadDetailStep(), loadLessonStep()]), []);

  function next(): void {
    if (planned.entries.length === 0) {
      setProblem("NO_LESSON");
      lessonRef.current?.focus();
      return;
    }
    if (planned.entries.some((entry) => !entry.planned)) {
      setProblem("NOT_SOLD");
      document.querySelector<HTMLElement>("[data-gone-course]")?.focus();
      return;
    }
    if (!planned.plan) {
      setProblem("NOT_TOGETHER");
      return;
    }
    const courses = plannedCourses(planned);
    take({ ...list, courses });
    startLeaving(() => router.push(`/tutoring/enroll?courses=${encodeCourses(courses)}`));
  }

  const summary = { catalogue, enroll, leaving, onNext: next };
  return (
    <>
      <Page className="pb-9 lg:pb-0">
        <FlowPanes asideLabel="담은 수업" aside={<EnrollSummary {...summary} />}>
          <div className="pb-9">
            <Steps current={place.step} total={ENROLL_STEPS} className="pt-1" />
            <Suspense fallback={null}>
              {place.step === 1 ? <SubjectStep catalogue={catalogue} enroll={enroll} titleId={titleId} /> : null}
              {place.step === 2 ? <DetailStep enroll={enroll} subject={place.subject} titleId={titleId} /> : null}
              {place.step === 3 ? (
                <LessonStep
                  catalogue={catalogue}
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
      {enroll.asked ? (
        <Suspense fallback={null}>
          <BundleDialog asked={enroll.asked} onAccept={enroll.accept} onDecline={enroll.decline} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Identifies the question on the screen; another subject or detail is another question. */
function questionOf(place: EnrollPlace): string {
  if (place.step === 1) return "";
  return place.step === 2 ? place.subject.key : `${place.subject.key} ${place.detail.key}`;
}
