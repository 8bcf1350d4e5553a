"use client";

import { useSession } from "@pkg/web/platform/session/session-store";
import { staffPages } from "./operator-pages";
import { APPLICANT_PAGES, SECURITY_PAGE, TUTOR_PAGES, VISITOR_PAGES } from "./tutor-pages";

/** Whether somebody is our staff and no tutor: their home is the desk. */
export function useIsStaffOnly(): boolean {
  return useSession(({ user }) => user !== null && user.staffRoles.length > 0 && user.userType !== "TUTOR");
}

/**
 * The pages of the menu: a tutor's own, or an applicant's; the desk for staff, and both for who is both. Visitors
 * read what leads on without a log-in.
 */
export function useSitePages(): ReadonlyArray<{ href: string; label: string }> {
  const isVisitor = useSession(({ status }) => status === "signed-out");
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const isStaffOnly = useIsStaffOnly();
  const isApplicant = useSession(({ user }) => user !== null && user.userType !== "TUTOR");
  if (isVisitor) return VISITOR_PAGES;
  if (isStaffOnly) {
    const desk = staffPages(roles).flatMap(({ pages }) => pages.map(({ href, label }) => ({ href, label })));
    return [...desk, SECURITY_PAGE];
  }
  if (isApplicant) return APPLICANT_PAGES;
  const own = TUTOR_PAGES.map(({ href, label }) => ({ href, label }));
  return roles.length > 0 ? [...own, { href: "/operator", label: "운영" }] : own;
}
