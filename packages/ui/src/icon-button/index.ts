export { IconButton, IconLink } from "./icon-button";
