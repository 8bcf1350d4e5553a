"use client";

import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";

/** The rest of the filters: folded on a phone, always open from 1024 px. */
export function FilterFold({ chosen, children }: { chosen: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="line"
        full
        className="lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        <span>{isOpen ? "조건 접기" : "조건 더 고르기"}</span>
        {chosen > 0 && !isOpen ? <span className="num text-brand-fg">{chosen}</span> : null}
      </Button>
      <div id={id} className={isOpen ? "mt-6 lg:mt-0" : "max-lg:hidden"}>
        {children}
      </div>
    </>
  );
}
