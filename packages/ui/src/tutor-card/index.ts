export { TutorCard, type TutorCardProps } from "./tutor-card";
export { TutorPick, type TutorPickProps } from "./tutor-pick";
