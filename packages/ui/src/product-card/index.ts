export type { ProductOption } from "./product-card";
export { ProductCards, type ProductCardsProps } from "./product-cards";
