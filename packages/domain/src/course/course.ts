/** One lesson course in an order. The ids tell which match, trial match or tutor it goes on with. */
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
