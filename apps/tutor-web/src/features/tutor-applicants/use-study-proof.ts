import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendFile, UploadRefused } from "@/lib/applicant/send-file";
import { applicantRead } from "@/lib/applicant/tutor-applicant";
import { isSentBefore } from "./queries";

type ProofState = { kind: "IDLE" } | { kind: "SENDING"; part: number } | { kind: "FAILED"; message: string };

const issueUrl = async (id: string) =>
  (await dataOf(api().GET("/tutor-applicants/{id}/study-proof/signed-url", { params: { path: { id } } }))).signedUrl;

/** Uploads the file that proves the studies; the application shows it afterwards. */
export function useStudyProof(id: string, flush: () => Promise<unknown>) {
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
      await flush();
      const url = await issueUrl(id);
      await sendFile(url, file, "proof", (part) => setState({ kind: "SENDING", part })).done;
      await client.invalidateQueries({ queryKey: applicantRead(id).queryKey });
      setState({ kind: "IDLE" });
    } catch (error) {
      if (error instanceof UploadRefused) return setState({ kind: "FAILED", message: error.message });
      setState({ kind: "IDLE" });
      if (isSentBefore(error)) await client.invalidateQueries({ queryKey: applicantRead(id).queryKey });
      else report(error);
    }
  }
  return { state, send };
}
