"use client";

import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useState } from "react";
import type { Me } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { AddressForm } from "./components/address-form";
import { useCacheMe } from "./queries";

/** `/mypage/user/address`: where tablets and material go. */
export function AccountSettingsAddressPage() {
  return <MeGate rows={2}>{(me) => <AddressEditor me={me} />}</MeGate>;
}

function AddressEditor({ me }: { me: Me }) {
  const [base, setBase] = useState(me);
  const keep = useCacheMe();
  const takeTheirs = (latest: Me) => {
    keep(latest);
    setBase(latest);
  };
  return (
    <>
      <PageTitle lead="태블릿과 교재를 이곳으로 보내 드려요.">어디로 보내 드릴까요?</PageTitle>
      <AddressForm key={base.updatedAt} base={base} onTheirs={takeTheirs} />
    </>
  );
}
