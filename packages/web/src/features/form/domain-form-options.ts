import type { FieldValues } from "react-hook-form";
import type { StoredValue } from "../../platform/storage/stored-value";
import type { Problems } from "./form-problems";

/** What a form of the domain needs to know. */
export interface DomainFormOptions<V extends FieldValues> {
  /** The first values, in the order of the fields on the page: the first wrong field takes the focus. */
  readonly defaultValues: V;
  /** Values from outside: the form resets whenever they change. */
  readonly values?: V;
  /** The domain's rules for these values. */
  readonly validate: (values: V) => Problems<V>;
  /** Sends the form. It may throw, or answer false when nothing was saved: what was typed stays. */
  readonly save: (values: V) => unknown;
  /** Maps an error to fields, in addition to the API's own field errors. */
  readonly problemsOf?: (error: unknown) => Problems<V> | null | Promise<Problems<V> | null>;
  /** Handles errors that belong to no field; by default the app's reaction. */
  readonly onError?: (error: unknown) => unknown;
  /** Listener for each change. */
  readonly onChange?: (values: V) => void;
  /** Keeps what is typed until it is saved, and puts it back when the form opens again; secrets are its own matter. */
  readonly draft?: StoredValue<Partial<V> | null>;
  /** After the first submit each change checks the whole form again; otherwise it only clears that field's error. */
  readonly recheck?: boolean;
}
