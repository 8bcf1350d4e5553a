/** A heading and what it says, on the pages for tutors to be. */
export interface RecruitText {
  readonly title: string;
  readonly text: string;
}
