import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import type { HeldTime } from "../held-times";

/** What waits for an answer at which weekly times, each with the way to its proposal. Renders nothing without any. */
export function HeldList({ held }: { held: readonly HeldTime[] }) {
  if (held.length === 0) return null;
  return (
    <Card as="section" tone="soft" aria-labelledby="held">
      <h2 id="held" className="text-label">
        답을 기다리는 시간
      </h2>
      <p className="mt-0.5 text-caption text-fg-2">
        정해지면 수업으로 들어가요. 그 전에 다른 수업이 잡히면 수업 제안이 끝날 수 있어요.
      </p>
      <ul className="mt-2">
        {held.map(({ id, times, subject, waitsFor }) => (
          <li key={`${id} ${waitsFor}`} className="border-t border-line py-2 text-body-sm first:border-t-0">
            <AppLink href={`/pairings/${id}`} className="block underline-offset-4 hover:underline">
              <span className="font-semibold">{times}</span> · {subject}
              <span className="block text-caption text-fg-2">
                {waitsFor === "FAMILY"
                  ? "다른 시간을 제안했고, 가족이 답할 차례예요"
                  : "수업 제안을 받았고, 내가 답할 차례예요"}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
