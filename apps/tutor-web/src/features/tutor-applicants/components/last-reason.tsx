import { Card } from "@pkg/ui/card";

/** What staff wrote to the try before, at the step that puts it right. */
export function LastReason({ reason }: { reason: string | null }) {
  return (
    <Card as="section" className="mb-7">
      <h2 className="text-label">지난번에 함께하지 못한 이유</h2>
      <p className="mt-1 text-body-sm whitespace-pre-line text-fg-2">{reason}</p>
      <p className="mt-2 text-body-sm">이 점을 고쳐서 다시 보내 주세요.</p>
    </Card>
  );
}
