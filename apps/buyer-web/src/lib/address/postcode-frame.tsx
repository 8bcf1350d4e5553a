import { Button } from "@pkg/ui/button";
import { useEffect, useState } from "react";
import { POSTCODE_PATH, POSTCODE_PLACE } from "./postcode-page";
import type { RoadAddress } from "./road-address";
import { type PostcodeData, toRoadAddress } from "./to-road-address";

interface PostcodeService {
  Postcode: new (options: {
    oncomplete: (data: PostcodeData) => void;
    width: string;
    height: string;
    animation: boolean;
  }) => { embed: (place: HTMLElement, options: { autoClose: boolean }) => void };
}
/** `daum` is the service's older name. */
type PostcodeWindow = Window & { kakao?: PostcodeService; daum?: PostcodeService };

type PostcodeFrameProps = {
  onChoose: (address: RoadAddress) => void;
  /** The service failed to load or returned an unusable address. */
  onFail: () => void;
  /** The user switches to the built-in search. */
  onOwn: () => void;
};

const PATIENCE_MS = 8_000;

/** Kakao's search in an iframe of its own page, so that only that page's CSP allows Kakao. */
export function PostcodeFrame({ onChoose, onFail, onOwn }: PostcodeFrameProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onFail, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, onFail]);

  const start = (frame: HTMLIFrameElement) => {
    const inside = frame.contentWindow as PostcodeWindow | null;
    const service = inside?.kakao?.Postcode ?? inside?.daum?.Postcode;
    const place = frame.contentDocument?.getElementById(POSTCODE_PLACE);
    if (!service || !place) return onFail();
    const oncomplete = (data: PostcodeData) => {
      const address = toRoadAddress(data);
      return address ? onChoose(address) : onFail();
    };
    new service({ oncomplete, width: "100%", height: "100%", animation: false }).embed(place, { autoClose: false });
    setReady(true);
  };

  return (
    <div className="grid gap-4">
      <iframe
        title="주소 검색"
        src={POSTCODE_PATH}
        onLoad={(event) => start(event.currentTarget)}
        className="h-115 w-full rounded-md border border-line bg-bg"
      />
      <Button variant="quiet" full onClick={onOwn}>
        찾는 주소가 없어요
      </Button>
    </div>
  );
}
