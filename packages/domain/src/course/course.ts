/** One lesson course in an order. The ids name the match, trial match or tutor that it continues. */
export interface Course {
  readonly productId: number;
  /** Subject key. */
  readonly subject: string;
  /** Subject detail key. */
  readonly subjectDetail: string;
  readonly matchId?: string;
  readonly trialMatchId?: string;
  readonly tutorId?: string;
}
