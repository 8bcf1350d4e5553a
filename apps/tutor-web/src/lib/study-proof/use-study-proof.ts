import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import { isApiError } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendFile, UploadRefused } from "@/lib/applicant/send-file";

type ProofState = { kind: "IDLE" } | { kind: "SENDING"; part: number } | { kind: "FAILED"; message: string };

/** Where a proof goes. */
export interface ProofPlace {
  /** Asks for the signed URL that takes the file. */
  readonly issueUrl: () => Promise<string>;
  /** The query that shows the file afterwards. */
  readonly queryKey: QueryKey;
}

/** Tells whether a file came too late: what it proves was sent or checked before, in another tab. */
const isClosed = (error: unknown): boolean =>
  isApiError(error, "account", 20006) && ["SENT", "CHECKED"].includes(String(error.details.reason));

/** Uploads the file that proves something; its query shows it afterwards. */
export function useStudyProof({ issueUrl, queryKey }: ProofPlace) {
  const client = useQueryClient();
  const report = useErrorReaction();
  const [state, setState] = useState<ProofState>({ kind: "IDLE" });

  async function send(file: File): Promise<void> {
    if (file.size > STUDY_PROOF_MAX_BYTES) {
      const message = `파일이 너무 커요. ${STUDY_PROOF_MAX_BYTES / 1_000_000}MB까지 올릴 수 있어요.`;
      return setState({ kind: "FAILED", message });
    }
    setState({ kind: "SENDING", part: 0 });
    try {
      const url = await issueUrl();
      await sendFile(url, file, "proof", (part) => setState({ kind: "SENDING", part })).done;
      await client.invalidateQueries({ queryKey });
      setState({ kind: "IDLE" });
    } catch (error) {
      if (error instanceof UploadRefused) return setState({ kind: "FAILED", message: error.message });
      setState({ kind: "IDLE" });
      if (isClosed(error)) await client.invalidateQueries({ queryKey });
      else report(error);
    }
  }
  return { state, send };
}
