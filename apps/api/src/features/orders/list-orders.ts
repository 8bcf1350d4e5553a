export const listOrders = (): never => {
  throw new Error("stub");
};
