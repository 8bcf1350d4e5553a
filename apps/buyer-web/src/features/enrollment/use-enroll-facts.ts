import { currentPath } from "@pkg/web/platform/navigation/go";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { missingSignUp } from "@/lib/account/account-links";
import { guardianPage, useGuardianGate } from "@/lib/account/guardian";
import { type Me, useMe } from "@/lib/account/me";
import { type CourseView, useCourseViews } from "@/lib/courses/course-views";
import { type CheckoutDraft, DRAFT, useCheckoutDraft } from "@/lib/enrollment-draft/checkout-draft";
import { useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { forgetLinkedCourses, linkedCourses } from "@/lib/enrollment-draft/linked-courses";
import { usePaidOrder } from "@/lib/enrollment-draft/use-paid-order";
import { useRedirectError } from "@/lib/flow/use-redirect-error";
import type { LastChild } from "@/lib/students/student-of";
import { useLastChild } from "./queries";

export interface EnrollFacts {
  readonly me: Me;
  /** Whom the account ordered for last, if anybody. */
  readonly lastChild: LastChild | null;
  readonly draft: CheckoutDraft;
  readonly views: readonly CourseView[];
}

/** Loads the restored draft. Without courses it leads to /simple-enroll, without a sign-up to the account pages, without the guardian that a child under 14 needs to the guardian's. The phone is asked for before the payment. */
export function useEnrollFacts(): { facts: EnrollFacts | null; error: unknown; retry: () => void } {
  const router = useRouter();
  const me = useMe();
  const draft = useCheckoutDraft();
  useLinkedCourses(draft.data);
  const views = useCourseViews(draft.data?.data.courses);
  const last = useLastChild(me.data);

  const isEmpty = draft.data === null && linkedCourses().length === 0;
  const paidOrder = usePaidOrder(isEmpty);
  const isNothingChosen = (isEmpty && paidOrder === "NONE") || (views.data && views.data.views.length === 0);
  const isSomethingLost = views.data !== undefined && views.data.lost.length > 0;
  const account = me.data ? missingSignUp(me.data, currentPath()) : null;
  const code = isNothingChosen || isSomethingLost ? "REDIRECT_SIMPLE_ENROLL" : null;
  useRedirectError(code);
  const guardian = useGuardianGate(me.data, null);
  const guardianStep = guardian.isMissing ? guardianPage(currentPath()) : null;
  const leave = code === null ? (account ?? guardianStep) : null;
  useEffect(() => {
    if (leave?.startsWith("/go/")) location.replace(leave);
    else if (leave) router.replace(leave);
  }, [leave, router]);

  const all = [me, draft, views, guardian.query];
  const retry = () => all.filter((query) => query.error).forEach((query) => void query.refetch());
  const error = all.find((query) => query.error)?.error ?? null;
  const isAsking = guardian.isLoading || last.isLoading;
  if (leave || code || isAsking || !me.data || !draft.data || !views.data) return { facts: null, error, retry };
  const facts = { me: me.data, lastChild: last.lastChild, draft: draft.data, views: views.data.views };
  return { facts, error: null, retry };
}

/** A link's courses apply only when neither browser nor account has a draft; a draft takes them over from the address. */
function useLinkedCourses(draft: CheckoutDraft | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (draft === undefined) return;
    const courses = linkedCourses();
    if (draft === null && courses.length > 0) {
      useEnrollmentDraft.getState().setCourses(courses);
      void client.invalidateQueries({ queryKey: DRAFT.queryKey });
    }
    if (draft !== null) forgetLinkedCourses();
  }, [draft, client]);
}
