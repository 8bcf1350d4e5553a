"use client";

import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { useEffect, useState } from "react";
import { parseDraft } from "./parse-draft";
import { EMPTY_DRAFT, type SignUpDraft } from "./sign-up-draft";

const stored = storedValue("session", "naran.sign-up", parseDraft);

/**
 * The answers, stored for this tab so that a refresh and going back lose nothing. Empty until they are read, after
 * hydration (`isRead`). Without storage they live until the page unloads.
 */
export function useSignUpDraft() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [read, setRead] = useState<SignUpDraft | null>(null);
  useEffect(() => {
    const found = stored.read();
    setDraft(found);
    setRead(found);
  }, []);
  useEffect(() => {
    if (draft !== EMPTY_DRAFT) stored.write(draft);
  }, [draft]);
  return {
    draft,
    isRead: read !== null,
    /** There were stored answers: a question that is shown already has to be filled again. */
    isRestored: read !== null && read !== EMPTY_DRAFT,
    change: (part: Partial<SignUpDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}

/** Forgets the answers once they are registered. */
export const forgetSignUpDraft = () => stored.forget();
