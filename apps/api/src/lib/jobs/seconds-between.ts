/** Whole seconds from one instant to another, as a job's delay: never too few. */
export const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);
