import { ownDraft } from "../../platform/session/own-draft";
import { isRecord } from "../../platform/storage/is-record";

interface Unsent {
  readonly id: string;
  readonly text: string;
}

/** What was written and not sent, and what was sent without an answer: both survive a refresh. */
interface MessageDraft {
  readonly text: string;
  readonly unsent: readonly Unsent[];
}

const NOTHING: MessageDraft = { text: "", unsent: [] };

/** The draft of one class's conversation, in this tab. */
export function messageDraft(matchId: string) {
  const value = ownDraft(`messages:${matchId}`, (kept) => {
    if (!isRecord(kept) || typeof kept.text !== "string" || !Array.isArray(kept.unsent)) return NOTHING;
    const unsent = kept.unsent
      .filter(isRecord)
      .flatMap(({ id, text }) => (typeof id === "string" && typeof text === "string" ? [{ id, text }] : []));
    return { text: kept.text, unsent };
  });
  return {
    read: value.read,
    /** Keeps the field's text and messages on their way. A picture is too large; its words are kept with the field's. */
    keep(text: string, outgoing: readonly (Unsent & { readonly picture: Blob | null })[]): void {
      const words = [...outgoing.filter(({ picture }) => picture).map((one) => one.text), text];
      const unsent = outgoing.filter(({ picture }) => !picture).map(({ id, text: sent }) => ({ id, text: sent }));
      const draft = { text: words.filter(Boolean).join("\n"), unsent };
      if (draft.text === "" && unsent.length === 0) value.forget();
      else value.write(draft);
    },
  };
}
