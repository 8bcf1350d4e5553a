import type { Wishes } from "../wishes";

/** What every step gets: the wishes, how to change them, and the id of the question above it. */
export interface StepProps {
  readonly wishes: Wishes;
  readonly change: (part: Partial<Wishes>) => void;
  readonly titleId: string;
}
