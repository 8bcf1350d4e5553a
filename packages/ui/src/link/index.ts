export type { LinkComponent, LinkLikeProps } from "./link";
