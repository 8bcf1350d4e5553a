import { seedOf } from "@pkg/ui/portrait";
import { useMe } from "@/lib/account/me";

/** The avatar seed of a student by name, the same as on `/mypage`. */
export function useStudentSeed(): (name: string) => number {
  const { data } = useMe();
  return (name) => seedOf(data?.students.find((student) => student.name === name)?.id ?? name);
}
