export type MessengerProps = {
  /** On the tutors' site the help answers tutors. */
  source?: "tutor" | undefined;
};
