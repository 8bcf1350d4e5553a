export const getOrder = (): never => {
  throw new Error("stub");
};
