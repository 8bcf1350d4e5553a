import { useUpcoming } from "@pkg/web/features/lessons/queries";
import { useNow } from "@pkg/web/features/lessons/use-now";
import { useMatches } from "@/lib/lessons/matches";
import { useServices } from "@/lib/lessons/services";
import { classStage } from "./class-stage";
import { joinCourses } from "./join-courses";
import { useLessonsOf } from "./queries";

/**
 * The paid courses with matches, lessons and stages. Resolves all at once to avoid layout shift; a class
 * whose lessons fail to load shows its own error.
 */
export function useClasses() {
  const now = useNow();
  const services = useServices();
  const matches = useMatches();
  const upcoming = useUpcoming();
  const joined = joinCourses(services.data ?? [], matches.data ?? []);
  const ids = joined.flatMap(({ match }) => (match ? [match.id] : []));
  const read = useLessonsOf(ids);
  const needed = [services, matches, upcoming];
  const retry = () => void Promise.all([...needed, ...read].map((query) => query.isError && query.refetch()));
  const isLoading = needed.some(({ data }) => data === undefined) || read.some(({ isPending }) => isPending);
  const error = needed.find((query) => query.data === undefined && query.error)?.error ?? null;
  const classes = joined.map(({ course, match }) => {
    const found = match ? read[ids.indexOf(match.id)] : undefined;
    const lessons = found?.data ?? null;
    const stage = classStage({ course, match, lessons }, now);
    return { course, match, lessons, stage, error: found?.error ?? null, onRetry: retry };
  });
  return { classes: isLoading || error ? null : classes, error, retry };
}
