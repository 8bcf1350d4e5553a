import { LEARNING_TYPE_PROFILES } from "@pkg/domain";
import type { ReactNode } from "react";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadSubjects } from "@/lib/site/public-data";
import { loadLearningType, loadTypeTutors } from "./learning-type-data";
import { MissingResult } from "./learning-type-test-missing";
import { LearningTypeResultPage } from "./learning-type-test-result";
import { TypeTutorsPage } from "./learning-type-test-tutors";

/** The result behind a link. */
export async function LoadedResult({ id }: { id: string }) {
  const result = await loadLearningType(id).catch(() => undefined);
  if (result === undefined) return <Failure what="결과를" reason="결과는 그대로 있어요." />;
  return result ? <LearningTypeResultPage id={id} result={result} /> : <MissingResult />;
}

/** The subject that most families look for. */
const MOST_WANTED = "MATH";

type LoadedTutorsProps = {
  id: string;
  /** As the address asks for it; mathematics when there is no such subject. */
  subject: unknown;
  /** What stands below the tutors of a type. */
  promotion: (typeName: string) => ReactNode;
};

/** The tutors who suit the result behind a link. */
export async function LoadedTutors({ id, subject: wanted, promotion }: LoadedTutorsProps) {
  const failure = <Failure what="선생님을" reason="검사 결과는 그대로 있어요." />;
  const loaded = await Promise.all([loadLearningType(id), loadSubjects()]).catch(() => null);
  if (!loaded) return failure;
  const [result, subjects] = loaded;
  if (!result) return <MissingResult />;
  const subject = [wanted, MOST_WANTED].find((one) => subjects.some(({ key }) => key === one));
  if (typeof subject !== "string") return failure;
  const tutors = await loadTypeTutors(result.type, subject).catch(() => null);
  if (!tutors) return failure;
  const labels = subjects.map(({ key, label }) => ({ key, label }));
  return (
    <TypeTutorsPage id={id} type={result.type} subjects={labels} subject={subject} tutors={tutors}>
      {promotion(LEARNING_TYPE_PROFILES[result.type].name)}
    </TypeTutorsPage>
  );
}

function Failure({ what, reason }: { what: string; reason: string }) {
  return (
    <LoadFailure level={1} title={`${what} 불러오지 못했어요`} reason={reason} className="px-(--size-gutter) py-20" />
  );
}
