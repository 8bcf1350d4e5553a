import { countedName, formatWon, trialLesson } from "@pkg/domain";
import { connection } from "next/server";
import { loadProducts } from "@/lib/site/public-data";

const LINE = "mt-3 min-h-[1.3125rem] text-caption text-fg-2 max-lg:text-center";

/** What the trial lesson costs, from the current products. */
export async function TrialNote() {
  await connection();
  const products = await loadProducts().catch(() => null);
  const trial = products && trialLesson(products);
  return (
    <p className={LINE}>
      {trial ? (
        <>
          {countedName(trial)} {trial.minutes}분 <b className="num text-fg">{formatWon(trial.finalCost)}</b>, 정기
          결제가 없어요
        </>
      ) : null}
    </p>
  );
}

/** Keeps its line free while the price loads. */
export function TrialNoteSkeleton() {
  return <p className={LINE} />;
}
