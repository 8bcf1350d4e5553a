import { contactProblem } from "@pkg/domain";
import { useAutosave } from "@pkg/web/features/form/use-autosave";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { applicantError } from "@/lib/wishes/create-applicant";
import { type ApplicantWire, useSaveWishes } from "./queries";
import { type Wishes, wishesOf } from "./wishes";
import { wishesBody } from "./wishes-body";
import { wishesDraft } from "./wishes-draft";

/** The wishes of an applicant with autosave. */
export function useWishes(applicant: ApplicantWire) {
  const draft = wishesDraft(applicant.merchantUid);
  const [kept] = useState(draft.read);
  const [wishes, setWishes] = useState<Wishes>(() => ({ ...wishesOf(applicant), ...kept }));
  const latest = useRef(wishes);
  const { mutateAsync } = useSaveWishes(applicant.merchantUid);
  const params = { path: { merchantUid: applicant.merchantUid } };
  const { state, changed, retry, flush } = useAutosave(async () => {
    const saved = latest.current;
    const body = draftBody(saved);
    await mutateAsync({ params, body });
    // A memo that is refused is not saved, and more may have been typed meanwhile.
    if ("tutorMemo" in body && saved === latest.current) draft.forget();
  });
  const saveKept = useEffectEvent(() => kept && changed());
  useEffect(() => void saveKept(), []);
  const close = async (onlyCourse?: number) => {
    const body = { ...wishesBody(latest.current), complete: true, ...(onlyCourse !== undefined && { onlyCourse }) };
    const sent = mutateAsync({ params, body });
    await flush(() => sent);
    draft.forget();
    return sent;
  };

  return {
    wishes,
    change: (part: Partial<Wishes>) => {
      latest.current = { ...latest.current, ...part };
      setWishes(latest.current);
      draft.keep(latest.current);
      changed();
    },
    state,
    retry,
    /** Sends everything, of all courses that wait or of one, and closes it for changes. @throws CallError */
    complete: (onlyCourse?: number) =>
      close(onlyCourse).catch((error) => {
        throw applicantError(error);
      }),
  };
}

/** A memo that is refused waits on the page, and keeps nothing else from being saved. */
function draftBody(wishes: Wishes) {
  const { tutorMemo, ...others } = wishesBody(wishes);
  return contactProblem(tutorMemo) ? others : { ...others, tutorMemo };
}
