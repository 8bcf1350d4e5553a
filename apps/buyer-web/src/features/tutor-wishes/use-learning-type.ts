import { LEARNING_TYPE_PROFILES, type LearningType } from "@pkg/domain";
import { reportProblem } from "@pkg/web/platform/reporting/report-problem";
import { useEffect, useRef, useState } from "react";
import { useMe } from "@/lib/account/me";
import { unclaimedLearningType } from "@/lib/visitor/own-learning-type";
import { claimLearningType } from "./claim-learning-type";
import type { ApplicantWire } from "./queries";
import type { Wishes } from "./wishes";

/** The styles that a type likes, without those that were refused. */
export const likedBy = (type: LearningType, { dislikedTutorStyles }: Pick<Wishes, "dislikedTutorStyles">) =>
  LEARNING_TYPE_PROFILES[type].likedTutorStyles.filter((style) => !dislikedTutorStyles.includes(style));

/**
 * The learning type of the order's student. A result of this browser is taken over: at once when the account has one student, and
 * after the question whose it is when it has several. Styles are prefilled only where none is liked yet.
 */
export function useLearningType(
  { studentId, learningType }: Pick<ApplicantWire, "studentId" | "learningType">,
  wishes: Wishes,
  change: (part: Partial<Wishes>) => void,
) {
  const { data: me } = useMe();
  const [type, setType] = useState(learningType);
  const [offered, setOffered] = useState(() => (learningType ? null : unclaimedLearningType()));
  const isTaking = useRef(false);

  const take = async () => {
    if (!offered || isTaking.current) return;
    isTaking.current = true;
    try {
      const taken = await claimLearningType(offered, studentId);
      setType(taken);
      setOffered(null);
      if (taken && wishes.likedTutorStyles.length === 0) change({ likedTutorStyles: likedBy(taken, wishes) });
    } catch (error) {
      reportProblem(error);
      isTaking.current = false;
    }
  };

  const isSure = me?.students.length === 1;
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (isSure) void latest.current();
  }, [isSure]);

  return {
    type,
    /** The result that waits for an answer, and whom the order is for. */
    question: offered && me && !isSure ? { type: offered.type, studentName: nameOf(me.students, studentId) } : null,
    take,
    decline: () => setOffered(null),
  };
}

const nameOf = (students: readonly { id: string; name: string }[], wanted: string) =>
  students.find(({ id }) => id === wanted)?.name ?? "학생";
