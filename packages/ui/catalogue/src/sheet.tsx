import { type ReactNode, useId } from "react";

/** A section of the catalogue. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 break-inside-avoid rounded-[1.5rem] bg-bg p-5 lg:p-6">
      <h2 id={id} className="mb-4 text-[0.875rem]/[1.25rem] font-semibold text-fg-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A group with a small heading inside a sheet. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5 first:mt-0">
      <h3 className="mb-2 text-micro text-fg-3">{title}</h3>
      {children}
    </div>
  );
}
