import { useUpcoming } from "@pkg/web/features/lessons/queries";
import { useMatches } from "@/lib/lessons/matches";
import { useServices } from "@/lib/lessons/services";
import { useLessonsOf } from "./queries";

/**
 * The paid courses with what they are now, their matches and lessons. Resolves all at once to avoid layout shift; a
 * class whose lessons fail to load shows its own error.
 */
export function useClasses() {
  const services = useServices();
  const matches = useMatches();
  const upcoming = useUpcoming();
  const byId = new Map(matches.data?.map((match) => [match.id, match]));
  const joined = (services.data ?? []).map((course) => ({ course, match: byId.get(course.matchId ?? "") ?? null }));
  const ids = joined.flatMap(({ match }) => (match ? [match.id] : []));
  const read = useLessonsOf(ids);
  const needed = [services, matches, upcoming];
  const retry = () => void Promise.all([...needed, ...read].map((query) => query.isError && query.refetch()));
  const isLoading = needed.some(({ data }) => data === undefined) || read.some(({ isPending }) => isPending);
  const error = needed.find((query) => query.data === undefined && query.error)?.error ?? null;
  const classes = joined.map(({ course, match }) => {
    const found = match ? read[ids.indexOf(match.id)] : undefined;
    const lessons = found?.data ?? null;
    return { course, match, lessons, now: match?.now ?? course.now, error: found?.error ?? null, onRetry: retry };
  });
  return { classes: isLoading || error ? null : classes, error, retry };
}
