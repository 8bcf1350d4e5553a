import { known, paidDraftOf, readDraft } from "./checkout-draft";
import { useEnrollmentDraft } from "./enrollment-draft";
import { removePaid } from "./remove-paid";

/** Takes out of this browser's choices what another device has paid. A list that can't be checked stays as it is. */
export async function dropPaidCourses(): Promise<void> {
  const named = known(useEnrollmentDraft.getState());
  if (!named.id && !named.courses) return;
  await readDraft(named).catch((error) => removePaid(paidDraftOf(error)?.courses ?? []));
}
