import { useEffect, useRef, useState } from "react";
import { type ApplicantWire, useSaveWishes } from "./queries";
import { type Wishes, wishesOf } from "./wishes";

const SAVE_AFTER_MS = 500;

/** What the header says about saving. */
export type SaveState = "CLEAN" | "WAITING" | "SAVING" | "SAVED" | "FAILED";

/** The wishes of an applicant, saved by themselves a moment after each change, and at once when the page is left. */
export function useWishes(applicant: ApplicantWire) {
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(applicant));
  const [state, setState] = useState<SaveState>("CLEAN");
  const { mutateAsync } = useSaveWishes(applicant.merchantUid);
  const latest = useRef(wishes);
  const isUnsaved = useRef(false);

  const store = async (complete: boolean) => {
    const sent = latest.current;
    isUnsaved.current = false;
    setState("SAVING");
    try {
      await mutateAsync({ wishes: sent, complete });
      if (latest.current === sent) setState("SAVED");
    } catch (error) {
      isUnsaved.current = true;
      setState("FAILED");
      throw error;
    }
  };
  const storeQuietly = useRef(() => {});
  useEffect(() => {
    storeQuietly.current = () => {
      if (isUnsaved.current) store(false).catch(() => undefined);
    };
  });

  useEffect(() => {
    if (state !== "WAITING") return;
    const timer = setTimeout(() => storeQuietly.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, wishes]);

  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && storeQuietly.current();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      storeQuietly.current();
    };
  }, []);

  const change = (part: Partial<Wishes>) => {
    latest.current = { ...latest.current, ...part };
    isUnsaved.current = true;
    setWishes(latest.current);
    setState("WAITING");
  };

  return {
    wishes,
    change,
    state,
    retry: () => setState("WAITING"),
    /** Sends everything and closes the request. @throws CallError */
    complete: () => store(true),
  };
}
