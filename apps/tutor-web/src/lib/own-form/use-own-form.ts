import type { DomainFormOptions } from "@pkg/web/features/form/domain-form-options";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useVersionedSave, type VersionedSave } from "@pkg/web/features/form/versioned-save";
import type { readsOf } from "@pkg/web/platform/api/query";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";

type Versioned = { readonly updatedAt: string };
type Facts = Readonly<Record<string, unknown>>;

type OwnForm<T extends Versioned, F extends Facts, V extends FieldValues> = Omit<
  VersionedSave<T, F>,
  "base" | "onSaved"
> &
  Pick<DomainFormOptions<V>, "problemsOf" | "onError" | "recheck"> & {
    readonly stored: T;
    readonly valuesOf: (stored: T) => V;
    readonly toFacts: (values: V, base: T) => F;
    readonly validate: (values: V, base: T) => ReturnType<DomainFormOptions<V>["validate"]>;
    /** A change clears the errors of every field, since the rules compare fields with each other. */
    readonly clearsAll?: boolean;
    /** The query that reads `stored`. */
    readonly queryKey: QueryKey;
    /** The queries that a save invalidates; they refetch when they are next shown. */
    readonly outdates: ReturnType<typeof readsOf>;
  };

/** A form over a versioned record. It never overwrites another tab's save; a failure keeps the input. */
export function useOwnForm<T extends Versioned, F extends Facts, V extends FieldValues>(options: OwnForm<T, F, V>) {
  const { stored, valuesOf, toFacts, validate, clearsAll, queryKey, outdates, ...saveAndForm } = options;
  const { pick, read, send, together, ...formOptions } = saveAndForm;
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const saving = useVersionedSave<T, F>({
    base,
    pick,
    read,
    send,
    together,
    onSaved: (saved) => {
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ ...outdates, refetchType: "none" });
      start(saved);
      void import("@pkg/ui/toast").then(({ toast }) => toast("저장했어요"));
    },
  });
  const form = useDomainForm<V>({
    ...formOptions,
    defaultValues: valuesOf(stored),
    validate: (values) => validate(values, base),
    save: (values) => saving.save(toFacts(values, base)),
    onChange: () => {
      if (clearsAll) form.clearErrors();
    },
  });
  const { isDirty } = useFormState({ control: form.control });

  /** Fills the form from another version. */
  function start(latest: T): void {
    setBase(latest);
    form.reset(valuesOf(latest));
  }

  return {
    base,
    form,
    isDirty,
    /** Saves these values instead of the form's. */
    saveFacts: (facts: F) => form.run(() => saving.save(facts)),
    /** The choice between two versions of the same fields, for `OwnConflict`. */
    conflict: saving.conflict && {
      ...saving.conflict,
      busy: form.busy,
      keepMine: () => void form.run(saving.keepMine),
      keepTheirs: (latest: T) => {
        start(latest);
        saving.forget();
      },
    },
  };
}
