import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { useQuery } from "@tanstack/react-query";
import { ME } from "@/lib/account/me";
import { useTakenTrials } from "@/lib/students/taken-trials";
import type { TrialFirstProps } from "./trial-first-props";

/** Tells whether every student of the account has had the trial of every subject. */
export default function HadTrials(props: TrialFirstProps) {
  return (
    <QueryProvider>
      <Choice {...props} />
    </QueryProvider>
  );
}

function Choice({ subjects, otherwise, children }: TrialFirstProps) {
  const { data: me } = useQuery({ ...ME, meta: { isOptional: true } });
  const taken = useTakenTrials(true);
  const students = me?.students ?? [];
  const hadAll = students.every(({ id }) =>
    subjects.every((subject) => taken.some((one) => one.studentId === id && one.subject === subject)),
  );
  return students.length > 0 && subjects.length > 0 && hadAll ? otherwise : children;
}
