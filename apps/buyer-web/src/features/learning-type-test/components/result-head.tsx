import { LEARNING_TYPE_PROFILES, type LearningType } from "@pkg/domain";
import { TypeArt } from "./type-art";
import { WhoseResult } from "./whose-result";

/** The drawing, the name and what it means. */
export function ResultHead({ id, type }: { id: string; type: LearningType }) {
  const { name, line, about } = LEARNING_TYPE_PROFILES[type];
  return (
    <>
      <div className="overflow-hidden rounded-xl">
        <TypeArt type={type} />
      </div>
      <p className="mt-7 text-body-sm font-semibold text-brand-fg">
        <WhoseResult id={id} own="나의 학습 유형" foreign="친구의 학습 유형" unknown="학습 유형" />
      </p>
      <h1 className="mt-1 text-display">{name}</h1>
      <p className="mt-2 text-title-3 text-fg-2">{line}</p>
      <p className="mt-4 text-body text-fg-2">{about}</p>
    </>
  );
}
