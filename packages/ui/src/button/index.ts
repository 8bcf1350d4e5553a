export { Button, type ButtonProps } from "./button";
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
export { ButtonLink, type ButtonLinkProps } from "./button-link";
