"use client";

import { formatWon } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { bundleSaving } from "../plan-courses";
import type { PriceMove, Proposal } from "../propose-courses";

type BundleDialogProps = {
  asked: { proposal: Proposal; open: boolean };
  onAccept: () => void;
  onDecline: () => void;
};

/** Asks before the courses enter or leave the bundle, with the old and new price of each. */
export default function BundleDialog({ asked: { proposal, open }, onAccept, onDecline }: BundleDialogProps) {
  const { title, sentence, act } = copyOf(proposal);
  return (
    <AlertDialog
      open={open}
      onClose={onDecline}
      title={title}
      description={<PriceMoves proposal={proposal} sentence={sentence} />}
      safe={{ label: "그대로 두기" }}
      act={{ label: act, onPress: onAccept }}
    />
  );
}

function copyOf(proposal: Proposal): { title: string; sentence: readonly string[]; act: string } {
  const { change, before, after, moves } = proposal;
  const isRemoval = moves.some(({ after: price }) => price === null);
  const isAddition = moves.some(({ before: price }) => price === null);
  const act = isRemoval ? "빼기" : isAddition ? "함께 담기" : "바꾸기";
  if (change === "ENTER_BUNDLE") {
    const sentence = [after.rentTablet ? "태블릿 한 대도 무료예요." : "모두 결합 할인된 금액이에요."];
    return { title: `함께 담으면 ${formatWon(bundleSaving(after))} 할인받아요`, sentence, act };
  }
  const why = isRemoval ? "수업이 하나면" : "1개월·횟수 수업과 담으면";
  if (change === "LOSE_TABLET") return { title: "태블릿이 빠져요", sentence: [why, "태블릿은 받을 수 없어요."], act };
  const tablet = before?.rentTablet && !after.rentTablet ? "결합 할인과 무료 태블릿이 없어요." : "결합 할인이 없어요.";
  return {
    title: `결합 할인 ${formatWon(before ? bundleSaving(before) : 0)}이 빠져요`,
    sentence: [why, tablet],
    act,
  };
}

/** The dialog's description is a paragraph, so the list consists of spans. */
function PriceMoves({ proposal: { moves, after }, sentence }: { proposal: Proposal; sentence: readonly string[] }) {
  const total: PriceMove = { name: "모두", before: null, after: after.total };
  return (
    <>
      {sentence.map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
      <span className="mt-4 grid gap-2 rounded-md bg-sunken px-4 py-3.5 text-left">
        {moves.map((move) => (
          <Move key={move.name} move={move} />
        ))}
        <span className="mt-1 block border-t border-line-2 pt-2.5 font-bold text-fg">
          <Move move={total} />
        </span>
      </span>
    </>
  );
}

function Move({ move: { name, before, after } }: { move: PriceMove }) {
  const old = before !== null && before !== after ? formatWon(before) : null;
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span>{name}</span>
      <span className="num ml-auto">
        {old ? (
          <>
            <span className="font-normal text-fg-3">{old}</span>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">에서 </span>
          </>
        ) : null}
        <span>{after === null ? "빼기" : formatWon(after)}</span>
        {old && after !== null ? <span className="sr-only">으로</span> : null}
      </span>
    </span>
  );
}
