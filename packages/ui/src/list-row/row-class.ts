export const ROW = "flex min-h-14 w-full items-center gap-3 py-2 text-left";

/** Interactive rows extend 8 px beyond their column, to make room for the hover background. */
export const PRESSABLE =
  "-mx-2 w-[calc(100%+1rem)]! rounded-[0.75rem] px-2 transition-colors duration-(--duration-fast) hover:bg-sand-50 active:bg-sand-100";
