import type { Wishes } from "../wishes";

/** Props of every step: the wishes, their setter and the id of the question's heading. */
export interface StepProps {
  readonly wishes: Wishes;
  readonly change: (part: Partial<Wishes>) => void;
  readonly titleId: string;
}
