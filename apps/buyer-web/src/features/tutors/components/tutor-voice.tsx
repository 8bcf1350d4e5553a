import { formatSeconds, spokenSeconds } from "@pkg/domain";

/** The introduction by voice, which the tutor agreed to let everybody hear; nothing loads before it is played. */
export function TutorVoice({ id, name, seconds }: { id: string; name: string; seconds: number }) {
  return (
    <section aria-labelledby="tutor-voice" className="rounded-lg bg-sunken px-4 py-3.5">
      <h2 id="tutor-voice" className="flex items-baseline justify-between gap-3 text-label">
        목소리로 인사해요
        <span className="num text-caption font-normal text-fg-2">{formatSeconds(seconds)}</span>
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: a greeting in the tutor's own voice; the introduction below says it in writing. */}
      <audio
        controls
        preload="none"
        src={`/api/tutors/${id}/voice`}
        aria-label={`${name} 선생님의 목소리, ${spokenSeconds(seconds)}`}
        className="mt-2 h-11 w-full"
      />
    </section>
  );
}
