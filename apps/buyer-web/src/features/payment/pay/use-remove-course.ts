import { useQueryClient } from "@tanstack/react-query";
import { type CheckoutDraft, DRAFT, useSaveDraft } from "@/lib/enrollment-draft/checkout-draft";
import { useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";

/** Takes the course at a place out of this browser's and the server's draft: neither gives it back to the other. */
export function useRemoveCourse() {
  const client = useQueryClient();
  const { saveAsync } = useSaveDraft();
  return async (place: number) => {
    const draft = client.getQueryData<CheckoutDraft | null>(DRAFT.queryKey);
    if (!draft) return;
    const courses = draft.data.courses.filter((_, at) => at !== place);
    useEnrollmentDraft.getState().setCourses(courses);
    // Offline it stays in the server's draft, and is refused again.
    await saveAsync({ courses }).catch(() => undefined);
    client.removeQueries({ queryKey: DRAFT.queryKey });
  };
}
