import type { Grade } from "@pkg/domain";
import type { SchoolChoice } from "@pkg/web/features/student/school-choice";
import { api } from "@pkg/web/platform/api/api";
import { loadSession } from "@pkg/web/platform/session/load-session";

interface NewStudent {
  readonly name: string;
  readonly birthYear: string;
  readonly grade: Grade | null;
  readonly school: SchoolChoice | null;
  readonly consent: boolean;
}

/** Adds a student to the account (`POST /users/me/students`) and reads the session's user again. @throws CallError */
export async function addStudent({ name, birthYear, grade, school, consent }: NewStudent): Promise<void> {
  await api().POST("/users/me/students", {
    body: {
      name: name.trim(),
      birthYear: Number(birthYear),
      ...(grade === null ? {} : { grade }),
      ...(school ? { schoolId: school.id } : {}),
      ...(consent ? { guardianConsent: true } : {}),
    },
  });
  await loadSession();
}
