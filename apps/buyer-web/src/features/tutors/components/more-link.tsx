"use client";

import { buttonClass } from "@pkg/ui/button";
import Link, { useLinkStatus } from "next/link";
import { useEffect, useRef } from "react";

type MoreLinkProps = { href: string; listed: number; count: number };

/** Lists ten more below; the first of them gets the focus, so that nobody has to find their place again. */
export function MoreLink({ href, listed, count }: MoreLinkProps) {
  const before = useRef(listed);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && listed > before.current) {
      document.querySelector<HTMLElement>(`[data-tutor="${before.current}"] a`)?.focus();
      isPressed.current = false;
    }
    before.current = listed;
  }, [listed]);
  if (listed >= count) return null;
  return (
    <Link
      href={href}
      scroll={false}
      prefetch={false}
      rel="nofollow"
      onClick={() => {
        isPressed.current = true;
      }}
      className={buttonClass({ variant: "line", full: true })}
    >
      <MoreLabel listed={listed} count={count} />
    </Link>
  );
}

function MoreLabel({ listed, count }: Omit<MoreLinkProps, "href">) {
  const { pending } = useLinkStatus();
  return (
    <span>
      <span>{pending ? "불러오고 있어요" : "더 보기"}</span> <span className="num">{`${listed}/${count}`}</span>
    </span>
  );
}
