export const findOrderByKey = (): never => {
  throw new Error("stub");
};
