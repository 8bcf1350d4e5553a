/** Of every single order in the query cache: sending the wishes changes what an order shows. */
export const ORDER_KEY = ["order"] as const;
