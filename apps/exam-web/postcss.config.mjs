export { default } from "@pkg/config/postcss";
