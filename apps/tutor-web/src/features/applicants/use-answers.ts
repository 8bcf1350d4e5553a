import { mobilePhoneProblem, nameProblem } from "@pkg/domain";
import { useEffect, useRef, useState } from "react";
import type { TutorApplicant } from "@/lib/tutor-applicant";
import { type ApplicantChange, useSaveApplicant } from "./queries";

const SAVE_AFTER_MS = 500;

export type SaveState = "CLEAN" | "WAITING" | "SAVING" | "SAVED" | "FAILED";

/** The answers of a draft, saved by themselves a moment after each change, and at once when the page is left. */
export function useAnswers(applicant: TutorApplicant) {
  const [answers, setAnswers] = useState(applicant);
  const [state, setState] = useState<SaveState>("CLEAN");
  const { mutateAsync } = useSaveApplicant(applicant.id);
  const unsaved = useRef<ApplicantChange>({});

  const store = async () => {
    const sent = unsaved.current;
    const body = savable(sent);
    unsaved.current = {};
    if (Object.keys(body).length === 0) return setState("CLEAN");
    setState("SAVING");
    try {
      await mutateAsync(body);
      setState((now) => (now === "SAVING" ? "SAVED" : now));
    } catch (error) {
      unsaved.current = { ...sent, ...unsaved.current };
      setState("FAILED");
      throw error;
    }
  };
  const storeQuietly = useRef(() => {});
  useEffect(() => {
    storeQuietly.current = () => void store().catch(() => undefined);
  });
  useEffect(() => {
    if (state !== "WAITING") return;
    const timer = setTimeout(() => storeQuietly.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, answers]);
  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && storeQuietly.current();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      storeQuietly.current();
    };
  }, []);

  return {
    answers,
    state,
    change: (part: ApplicantChange & Partial<Pick<TutorApplicant, "universityName">>) => {
      const { universityName: _shown, ...sent } = part;
      unsaved.current = { ...unsaved.current, ...sent };
      setAnswers((now) => ({ ...now, ...part }));
      setState("WAITING");
    },
    retry: () => setState("WAITING"),
    /** Saves what is not saved yet. @throws CallError */
    flush: store,
  };
}

/** Half a name or half a number is no answer yet: it waits until it is whole. */
function savable({ name, phoneNumber, ...others }: ApplicantChange): ApplicantChange {
  return {
    ...others,
    ...(name && !nameProblem(name) ? { name: name.trim() } : {}),
    ...(phoneNumber && !mobilePhoneProblem(phoneNumber) ? { phoneNumber: phoneNumber.replace(/[\s-]/g, "") } : {}),
  };
}
