export { MessengerButton } from "./messenger-button";
