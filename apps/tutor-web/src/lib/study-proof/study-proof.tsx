import { STUDY_PROOF_MAX_BYTES, STUDY_PROOF_TYPES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { Progress } from "@pkg/ui/progress";
import CircleCheck from "lucide-react/icons/circle-check";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { type Proof, proofWords } from "./proof-words";
import { type ProofPlace, useStudyProof } from "./use-study-proof";

type StudyProofProps = {
  /** The paper. */
  legend: string;
  /** Which one it has to be. */
  which: string;
  /** Who sees it, and when it is deleted. */
  kept: string;
  proof: Proof | null;
  place: ProofPlace;
  error?: string | undefined;
  /** Said instead of the error once a file that was there is gone. */
  taken?: string;
};

/** The file that proves something to staff: chosen, uploaded at once, and replaced by choosing another. */
export function StudyProof({ legend, which, kept, proof, place, error, taken }: StudyProofProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { state, send } = useStudyProof(place);
  const isSending = state.kind === "SENDING";
  const percent = isSending ? Math.round(state.part * 100) : 0;
  const has = proof !== null;
  const [had, setHad] = useState(has);
  if (has && !had) setHad(true);
  const missing = (had && taken) || error;
  const problem = state.kind === "FAILED" ? state.message : has ? undefined : missing;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label">{legend}</legend>
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-4">
        <Icon of={has ? CircleCheck : FileUp} size={20} className={has ? "text-success" : "text-fg-3"} />
        <p role="status" className="min-w-0 flex-1">
          {isSending ? `올리고 있어요 ${percent}%` : proofWords(proof) || "아직 없어요"}
        </p>
        <Button
          variant={has ? "quiet" : "secondary"}
          size="sm"
          busy={isSending}
          busyLabel="올리고 있어요"
          onClick={() => chooser.current?.click()}
        >
          {has ? "바꾸기" : "파일 고르기"}
        </Button>
      </div>
      {isSending ? <Progress value={percent} max={100} label="올린 만큼" valueText={`${percent}%`} /> : null}
      <input
        ref={chooser}
        type="file"
        accept={STUDY_PROOF_TYPES.join(",")}
        aria-label={`${legend} 파일`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      <FieldMessage error={problem} />
      {/* Not the message's own help, which a problem takes the place of: what to cover has to be read then, too. */}
      <p className="pt-2 text-[0.875rem]/[1.25rem] text-fg-3">
        {`${which} PDF와 사진, ${STUDY_PROOF_MAX_BYTES / 1_000_000}MB까지. 주민등록번호 뒷자리는 가려 주세요. ${kept}`}
      </p>
    </fieldset>
  );
}
