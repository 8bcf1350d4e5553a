"use client";

import { type ComponentType, useEffect, useState } from "react";
import { viewedId } from "./viewed-id";

interface Shown {
  readonly Bar: ComponentType<{ id: string }>;
  readonly id: string;
}

/** The bar of a view, on every page of the sites that staff reads, and before anything else is loaded; nothing in all other tabs. */
export function PersonView() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const id = viewedId();
    if (id) void import("./view-bar").then(({ ViewBar }) => setShown({ Bar: ViewBar, id }));
  }, []);
  return shown ? <shown.Bar id={shown.id} /> : null;
}
