export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./button";
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
