import { Button } from "@pkg/ui/button";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useState } from "react";
import type { Proof } from "@/lib/study-proof/proof-words";

type ProofButtonProps = {
  proof: Proof;
  /** Requests a short-lived signed URL of the file. */
  readLink: () => Promise<{ url: string }>;
};

/** Opens a proof in a new tab. */
export function ProofButton({ proof, readLink }: ProofButtonProps) {
  const [busy, setBusy] = useState(false);
  const report = useErrorReaction();

  async function open(): Promise<void> {
    setBusy(true);
    await readLink()
      .then(({ url }) => window.open(url, "_blank", "noopener"))
      .catch(report);
    setBusy(false);
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} busyLabel="여는 중이에요" onClick={() => void open()}>
      {proof.type === "application/pdf" ? "PDF 내려받기" : "서류 보기"}
    </Button>
  );
}
