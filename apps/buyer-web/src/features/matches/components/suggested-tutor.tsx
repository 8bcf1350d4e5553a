import { Button } from "@pkg/ui/button";
import { TutorCard } from "@pkg/ui/tutor-card";
import { TutorDetails } from "@/lib/tutors/tutor-details";
import { type TutorSuggestion, tutorHead } from "@/lib/tutors/tutor-head";

type SuggestedTutorProps = {
  suggestion: TutorSuggestion;
  folded: boolean;
  /** No proposal is sent before the morning. */
  waits: boolean;
  /** Whether a proposal is being sent, to this tutor or to another. */
  sending: "THIS" | "OTHER" | null;
  onAsk: () => void;
};

/** One tutor who fits, and the press that sends the proposal. */
export function SuggestedTutor({ suggestion, folded, waits, sending, onAsk }: SuggestedTutorProps) {
  const { tutor, ...fit } = suggestion;
  return (
    <TutorCard
      {...tutorHead(tutor, fit)}
      folded={folded}
      action={
        <div className="grid gap-1">
          <Button
            variant="secondary"
            size="sm"
            full
            off={sending !== null}
            busy={sending === "THIS"}
            busyLabel={waits ? "정하고 있어요" : "보내고 있어요"}
            onClick={onAsk}
          >{`${tutor.name} 선생님께 ${waits ? "아침에 " : ""}제안 보내기`}</Button>
          <TutorDetails tutor={tutor} />
        </div>
      }
    />
  );
}
