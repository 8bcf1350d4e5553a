import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Icon } from "../icon";

export type FieldMessages = {
  /** One sentence below the field, unless there is an error or a result. */
  help?: ReactNode;
  /** The remedy in one sentence. Marks the field as invalid. */
  error?: ReactNode;
  /** A success message ("30,000원을 할인받아요."). */
  ok?: ReactNode;
};

const LINE = "flex gap-[5px] pt-2 text-[0.875rem]/[1.25rem]";

/** The line below a field. The live region is always rendered, so that a new error is announced. */
export function FieldMessage({ id, help, error, ok }: FieldMessages & { id?: string }) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className={`${LINE} font-medium text-error`}>
          <Icon of={CircleAlert} size={18} className="mt-px" />
          <span>{error}</span>
        </p>
      ) : ok ? (
        <p className={`${LINE} font-medium text-success`}>
          <Icon of={CircleCheck} size={18} className="mt-px" />
          <span>{ok}</span>
        </p>
      ) : help ? (
        <p className={`${LINE} text-fg-3`}>{help}</p>
      ) : null}
    </div>
  );
}
