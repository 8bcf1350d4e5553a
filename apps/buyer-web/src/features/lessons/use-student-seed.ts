import { seedOf } from "@pkg/ui/portrait";
import { useMe } from "@/lib/me";

/** The seed of a student's drawing by their name, the same as on my page. */
export function useStudentSeed(): (name: string) => number {
  const { data } = useMe();
  return (name) => seedOf(data?.students.find((student) => student.name === name)?.id ?? name);
}
