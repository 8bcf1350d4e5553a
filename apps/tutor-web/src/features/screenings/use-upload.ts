import { isApiError } from "@pkg/web/platform/api/api";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useEffect, useRef, useState } from "react";
import { UploadCanceled, UploadRefused } from "@/lib/applicant/send-file";
import { uploadVoice } from "./upload-voice";

export type Upload = { kind: "NONE" } | { kind: "RUNNING"; part: number } | { kind: "FAILED"; message: string };

/** Sends the recording; cancelable. A failure keeps the recording for a retry. */
export function useUpload(id: string, onDone: () => void) {
  const [upload, setUpload] = useState<Upload>({ kind: "NONE" });
  const cancel = useRef(() => {});
  const report = useErrorReaction();
  useEffect(() => () => cancel.current(), []);

  return {
    upload,
    cancel: () => cancel.current(),
    async send(mp3: Blob) {
      setUpload({ kind: "RUNNING", part: 0 });
      const sending = uploadVoice(id, mp3, (part) => setUpload({ kind: "RUNNING", part }));
      cancel.current = sending.cancel;
      try {
        await sending.done;
        onDone();
      } catch (error) {
        if (error instanceof UploadRefused) return setUpload({ kind: "FAILED", message: error.message });
        setUpload({ kind: "NONE" });
        if (error instanceof UploadCanceled) return;
        // Another tab has sent it already.
        if (isApiError(error, "account", 20006)) return onDone();
        report(error);
      }
    },
  };
}
