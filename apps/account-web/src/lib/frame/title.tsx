import { Sentences } from "@pkg/ui/sentences";
import type { ReactNode, Ref } from "react";

type TitleProps = { children: ReactNode; help?: ReactNode; ref?: Ref<HTMLHeadingElement> };

/** The question of the screen, and one line below it. It can take the focus when a step changes. */
export function Title({ children, help, ref }: TitleProps) {
  return (
    <div className="mb-7">
      <h1 ref={ref} tabIndex={-1} className="text-title-1 outline-none">
        {children}
      </h1>
      {help ? (
        <p className="mt-2 text-body text-fg-2">{typeof help === "string" ? <Sentences text={help} /> : help}</p>
      ) : null}
    </div>
  );
}
