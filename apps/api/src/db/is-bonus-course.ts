/**
 * The lessons that a benefit adds belong to one course: the first of the order that the benefit is for.
 * @param item the name of `order_items` in the statement, `benefit` that of `benefits`
 * @returns a condition of SQL
 */
export const isBonusCourse = (item: string, benefit: string): string => `${item}.position = (
  select min(i.position) from order_items i where i.order_id = ${item}.order_id
    and (${benefit}.applied_product_ids is null or i.product_id = any(${benefit}.applied_product_ids)))`;
