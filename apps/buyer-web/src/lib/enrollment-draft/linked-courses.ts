import { type Course, decodeCourses } from "@pkg/domain";

const FIELD = "courses";

/** The courses in the URL; none on the server. */
export function linkedCourses(): Course[] {
  if (typeof location === "undefined") return [];
  return decodeCourses(new URLSearchParams(location.search).get(FIELD));
}

/** Takes the courses out of the address: going back to it after the payment would choose them once more. */
export function forgetLinkedCourses(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(FIELD)) return;
  url.searchParams.delete(FIELD);
  history.replaceState(null, "", url.pathname + url.search);
}
