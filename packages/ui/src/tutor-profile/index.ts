export { TutorProfile, type TutorProfileProps } from "./tutor-profile";
