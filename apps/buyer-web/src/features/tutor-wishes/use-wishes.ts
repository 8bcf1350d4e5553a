import { contactProblem } from "@pkg/domain";
import { useAutosave } from "@pkg/web/features/form/use-autosave";
import { useRef, useState } from "react";
import { applicantError } from "@/lib/wishes/create-applicant";
import { type ApplicantWire, useSaveWishes } from "./queries";
import { type Wishes, wishesOf } from "./wishes";
import { wishesBody } from "./wishes-body";

/** The wishes of an applicant with autosave. */
export function useWishes(applicant: ApplicantWire) {
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(applicant));
  const latest = useRef(wishes);
  const { mutateAsync } = useSaveWishes(applicant.merchantUid);
  const params = { path: { merchantUid: applicant.merchantUid } };
  const { state, changed, retry, flush } = useAutosave(() => mutateAsync({ params, body: draftBody(latest.current) }));
  const close = async (onlyCourse?: number) => {
    const body = { ...wishesBody(latest.current), complete: true, ...(onlyCourse !== undefined && { onlyCourse }) };
    const sent = mutateAsync({ params, body });
    await flush(() => sent);
    return sent;
  };

  return {
    wishes,
    change: (part: Partial<Wishes>) => {
      latest.current = { ...latest.current, ...part };
      setWishes(latest.current);
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
