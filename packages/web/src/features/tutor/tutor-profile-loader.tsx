import { $api } from "../../platform/api/query";
import { LoadProblem } from "../../platform/page/load-problem";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { type PublicTutor, TutorProfileView } from "./tutor-profile-view";
import { useCatalogue } from "./use-catalogue";

type TutorProfileLoaderProps = {
  id: string;
  /** What could not be loaded, with its particle: "선생님 소개를". */
  what: string;
  /** Replaces the stored values (preview). */
  instead?: Partial<PublicTutor>;
};

/** A tutor as buyers see one, below the title of a sheet. */
export function TutorProfileLoader({ id, what, instead }: TutorProfileLoaderProps) {
  const catalogue = useCatalogue();
  const tutor = $api.useQuery("get", "/tutors/{id}", { params: { path: { id: Number(id) } } });
  if (tutor.data && catalogue.data) {
    return <TutorProfileView level={3} tutor={{ ...tutor.data, ...instead }} subjects={catalogue.data} />;
  }
  const error = tutor.error ?? catalogue.error;
  if (!error) return <RowsSkeleton />;
  return (
    <LoadProblem error={error} onRetry={() => void Promise.all([tutor.refetch(), catalogue.refetch()])} what={what} />
  );
}
