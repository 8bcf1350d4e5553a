import { Skeleton } from "@pkg/ui/skeleton";
import { loadVendors } from "@pkg/web/platform/vendors/load-vendors";
import { useEffect, useState } from "react";
import AddressSearch from "./address-search";
import { PostcodeFrame } from "./postcode-frame";
import type { RoadAddress } from "./road-address";

type Way = "asking" | "service" | "own" | "failed";

/** Kakao's search where configured; otherwise, or when it fails to load, the built-in one. */
export default function AddressFinder({ onChoose }: { onChoose: (address: RoadAddress) => void }) {
  const [way, setWay] = useState<Way>("asking");
  useEffect(() => {
    loadVendors().then(
      ({ postcode }) => setWay(postcode ? "service" : "own"),
      () => setWay("own"),
    );
  }, []);
  if (way === "asking") return <Skeleton className="h-13 w-full" />;
  if (way === "service") {
    return <PostcodeFrame onChoose={onChoose} onFail={() => setWay("failed")} onOwn={() => setWay("own")} />;
  }
  return (
    <div className="grid gap-4">
      {way === "failed" ? (
        <p role="status" className="text-body-sm text-fg-2">
          주소 검색을 불러오지 못해 간단한 검색으로 바꿨어요.
        </p>
      ) : null}
      <AddressSearch onChoose={onChoose} />
    </div>
  );
}
