import type { EventAnswers } from "@pkg/domain";
import { Sentences } from "@pkg/ui/sentences";
import { loadEvent } from "@/lib/site/public-data";
import { Participation } from "./components/participation";

/** A promotion on the screen that it is about: the way to take part while it runs, and nothing otherwise. Server only. */
export async function EventPromotion({ id, known }: { id: string; known: EventAnswers }) {
  const event = await loadEvent(id).catch(() => null);
  if (event?.state !== "OPEN") return null;
  const { type, title, summary, questions, endAt, giftUrl } = event;
  return (
    <section aria-labelledby="promotion" className="mt-12 rounded-xl bg-sunken p-6 lg:max-w-155 lg:p-8">
      <h2 id="promotion" className="text-title-3">
        {title}
      </h2>
      <p className="mt-1.5 mb-6 text-body-sm text-fg-2">
        <Sentences text={summary} />
      </p>
      <Participation event={{ id, type, title, questions, endAt, giftUrl }} level={3} known={known} />
    </section>
  );
}
