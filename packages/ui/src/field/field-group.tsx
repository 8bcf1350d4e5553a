import type { ComponentProps } from "react";
import { cn } from "../cn";

/** A column of fields, 18 px apart. */
export function FieldGroup({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("grid gap-[1.125rem]", className)} />;
}

/** Short fields side by side; they wrap when space is tight. */
export function FieldRow({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-x-3 gap-y-[1.125rem] lg:gap-x-4",
        className,
      )}
    />
  );
}
