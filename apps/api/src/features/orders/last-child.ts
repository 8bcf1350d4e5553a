export const lastChildOf = (): never => {
  throw new Error("stub");
};
