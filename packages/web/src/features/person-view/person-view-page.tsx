"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { useEffect, useState } from "react";
import { goUrl } from "../../platform/navigation/go";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { beginView } from "../../platform/person-view/viewed-id";
import { AppLink } from "../../platform/site/app-link";

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Begins the view whose id stands behind the hash, in this tab, with the page `home`; says otherwise that there is none. The id
 * opens nothing to anybody but the session that began the view.
 */
export function PersonViewPage({ home }: { home: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const id = location.hash.slice(1);
    if (ID.test(id)) beginView(id, home);
    else setOver(true);
  }, [home]);
  return <main id="main">{isOver ? <Over /> : <RowsSkeleton />}</main>;
}

function Over() {
  return (
    <EmptyState
      level={1}
      className="mx-auto max-w-120 px-(--size-gutter) py-20"
      title="화면 보기가 끝났어요"
      reason="이 창을 닫아도 돼요. 다시 보려면 운영 화면에서 새로 시작해 주세요."
      action={
        <ButtonLink href={goUrl("tutor", "/operator/people")} linkAs={AppLink}>
          회원 찾기
        </ButtonLink>
      }
    />
  );
}
