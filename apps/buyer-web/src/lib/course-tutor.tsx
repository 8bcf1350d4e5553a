import { api, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";
import { FirstTutorNote } from "./first-tutor";

/** The tutor with whom a course of a draft begins, as they are now. Shows nothing while it is unknown who that is. */
export function CourseTutor({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["tutor", "public", id],
    queryFn: () => dataOf(api().GET("/tutors/{id}", { params: { path: { id: Number(id) } } })),
    staleTime: 60_000,
  });
  if (!data) return null;
  return <FirstTutorNote tutor={data} takesStudents={data.takesStudents} className="mt-3 basis-full" />;
}
