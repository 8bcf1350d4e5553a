import { useAutosave } from "@pkg/web/features/form/use-autosave";
import { useRef, useState } from "react";
import { type ApplicantWire, useSaveWishes } from "./queries";
import { type Wishes, wishesOf } from "./wishes";

/** The wishes of an applicant with autosave. */
export function useWishes(applicant: ApplicantWire) {
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(applicant));
  const latest = useRef(wishes);
  const { mutateAsync } = useSaveWishes(applicant.merchantUid);
  const send = (complete: boolean) => mutateAsync({ wishes: latest.current, complete });
  const { state, changed, retry, flush } = useAutosave(() => send(false));

  return {
    wishes,
    change: (part: Partial<Wishes>) => {
      latest.current = { ...latest.current, ...part };
      setWishes(latest.current);
      changed();
    },
    state,
    retry,
    /** Sends everything and closes the request. @throws CallError */
    complete: () => flush(() => send(true)),
  };
}
