import { Button } from "@pkg/ui/button";
import { useQueries } from "@tanstack/react-query";
import { candidateCountQuery } from "../queries";
import { widenings } from "../widenings";
import type { Wishes } from "../wishes";

type WidenOfferProps = { merchantUid: string; wishes: Wishes; onWiden: (wishes: Wishes) => void };

/** No tutor fits: the blocking wish, the count without it, and the button that widens it. */
export function WidenOffer({ merchantUid, wishes, onWiden }: WidenOfferProps) {
  const ways = widenings(wishes);
  const counts = useQueries({ queries: ways.map((way) => candidateCountQuery(merchantUid, way.wishes)) });
  const offers = ways
    .map((way, index) => ({
      ...way,
      count: counts[index]?.data?.count ?? 0,
      courses: counts[index]?.data?.courses.length ?? 1,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [best] = offers;
  if (!best) return null;
  return (
    <div role="status" className="flex items-center justify-between gap-3 pb-1 text-body-sm text-fg-2">
      <span>
        {best.condition} {best.courses > 1 ? "과목마다 " : ""}
        <b className="num font-semibold text-fg">{`${best.count}명`}</b>
        {best.courses > 1 ? " 이상이에요." : "이에요."}
      </span>
      <Button variant="soft" size="sm" onClick={() => onWiden(best.wishes)}>
        {best.action}
      </Button>
    </div>
  );
}
