import type { LessonStart } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { askedTutors } from "./matched-pair.ts";
import { type Asked, beginMatch } from "./search-match.ts";

/** A weekly lesson on that day (0 is Monday) at that full hour. */
export const at = (day: number, hour: number): LessonStart => ({ day, halfHour: hour * 2 });
/** Sunday morning, which nobody wished. */
export const SUNDAY = [at(6, 8), at(6, 10)];

const pathOf = ({ pairingId, tutorId }: Asked) =>
  `/tutor-pairings/${pairingId}/candidate-tutors/${tutorId}/offered-times`;

/**
 * What a tutor and the family do about other times.
 * @param stage the application and the family, as soon as they are there
 */
export const offerCalls = (stage: () => { t: TestApp; family: Caller }) => ({
  /** A search with two tutors who are asked and free at any time. */
  async beginSearch() {
    const { t, family } = stage();
    // What earlier searches came to takes no time of the student any more.
    await t.deps.sql`update matches set ended_at = now() where status = 'MATCHED'`;
    const id = await beginMatch(t, family);
    const asked = await askedTutors(t, id, 3);
    const [one, two] = asked;
    if (!one || !two) throw new Error("Two tutors were to be asked.");
    const ids = asked.map(({ tutorId }) => tutorId);
    await t.deps.sql`update tutors set capacity = 20, taken_bits = repeat('0', 336)::bit(336) where id = any(${ids})`;
    return { id, one, two };
  },
  offer: (who: Asked, lessonStarts: readonly LessonStart[], phoneNumber = who.phoneNumber) =>
    call(stage().t, {}, "PUT", pathOf(who), { phoneNumber, lessonStarts }),
  takeBack: (who: Asked, phoneNumber = who.phoneNumber) => call(stage().t, {}, "DELETE", pathOf(who), { phoneNumber }),
  open: async ({ pairingId, phoneNumber }: Asked) =>
    (await call(stage().t, {}, "GET", `/tutor-pairings/${pairingId}?phoneNumber=${phoneNumber}`)).json(),
  say: (id: string, { tutorId }: Asked, lessonStarts: readonly LessonStart[], accepts: boolean, who?: Caller) =>
    call(stage().t, who ?? stage().family, "POST", `/lessons/matches/${id}/offered-times`, {
      tutorId: String(tutorId),
      lessonStarts,
      accepts,
    }),
});
