import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { useDeferredValue, useState } from "react";
import { ManualAddress } from "./manual-address";
import type { RoadAddress } from "./road-address";
import { searchAddresses } from "./sample-addresses";

type AddressSearchProps = { onChoose: (address: RoadAddress) => void };

/** Search over the bundled addresses; manual entry for every other one. */
export default function AddressSearch({ onChoose }: AddressSearchProps) {
  const [query, setQuery] = useState("");
  const [manual, setManual] = useState(false);
  const words = useDeferredValue(query);
  if (manual) return <ManualAddress typed={query} onChoose={onChoose} onBack={() => setManual(false)} />;
  const found = searchAddresses(words);
  const isAsked = words.replace(/\s/g, "").length >= 2;
  return (
    <div className="grid gap-4">
      <TextField
        label="도로명 또는 건물 이름"
        placeholder="예: 세종대로 110"
        inputMode="search"
        enterKeyHint="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="text-caption text-fg-3">
        {isAsked
          ? found.length > 0
            ? `${found.length}곳을 찾았어요.`
            : "찾은 주소가 없어요. 직접 적어 주세요."
          : "두 글자부터 찾아요."}
      </p>
      <ul>
        {found.map((road) => (
          <li key={road.postcode + road.address} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="block min-h-13 w-full py-2 text-left text-body hover:bg-sand-50"
              onClick={() => onChoose(road)}
            >
              {road.address}
              <span className="num block text-caption text-fg-3">{road.postcode}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="line" full onClick={() => setManual(true)}>
        주소 직접 적기
      </Button>
    </div>
  );
}
