import { spokenSeconds } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { FieldMessage } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { readListeningLink } from "./applicant-queries";

/** Plays the voice sample. Its signed URL is requested on the first play, and again after it expires. */
export function Listen({ applicant }: { applicant: TutorApplicant }) {
  const [src, setSrc] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const report = useErrorReaction();
  if (!applicant.screening) return null;

  async function listen(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    await readListeningLink(applicant.id)
      .then(({ url }) => {
        const { pathname, search } = new URL(url);
        setSrc(pathname + search);
      })
      .catch(report);
    setBusy(false);
  }

  const stopped = () => {
    setSrc(undefined);
    setProblem("들을 수 있는 시간이 지났어요. 다시 눌러 주세요.");
  };

  return (
    <Card as="section" tone="soft">
      <h2 className="text-title-3">목소리</h2>
      <p className="mt-1 mb-4 text-body-sm text-fg-2">{`${spokenSeconds(applicant.screening.milliseconds / 1000)} 녹음이에요. 들은 기록이 남아요.`}</p>
      {src ? (
        // biome-ignore lint/a11y/useMediaCaption: an applicant's voice sample has no transcript
        <audio
          controls
          autoPlay
          src={src}
          onError={stopped}
          aria-label={`${applicant.name} 지원자의 목소리`}
          className="w-full"
        />
      ) : (
        <Button variant="line" busy={busy} busyLabel="여는 중이에요" onClick={() => void listen()}>
          <Icon of={Play} size={20} />
          목소리 듣기
        </Button>
      )}
      <FieldMessage error={problem} />
    </Card>
  );
}
