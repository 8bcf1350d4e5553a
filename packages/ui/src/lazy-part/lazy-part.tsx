"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Source<P> = { load: () => Promise<{ default: ComponentType<P> }>; loaded?: ComponentType<P> };

/**
 * A part of a screen whose code loads when it is first shown. Without its code it says so in its own place: what stands
 * around it stays, with all that was typed.
 */
export function lazyPart<P extends object>(load: Source<P>["load"], fallback: ReactNode = null): ComponentType<P> {
  const source: Source<P> = { load };
  return (props: P) => <Part source={source} fallback={fallback} props={props} />;
}

function Part<P extends object>({ source, fallback, props }: { source: Source<P>; fallback: ReactNode; props: P }) {
  "use no memo"; // It is part of every page.
  const [Loaded, setLoaded] = useState(() => source.loaded);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (Loaded || isMissing) return;
    source.load().then(
      (module) => {
        source.loaded = module.default;
        setLoaded(() => module.default);
      },
      () => setMissing(true),
    );
  }, [Loaded, isMissing, source]);
  if (Loaded) return <Loaded {...props} />;
  if (!isMissing) return fallback;
  return (
    <span role="alert" className="text-body-sm text-error">
      이 부분을 불러오지 못했어요. 적은 내용은 그대로 있어요.{" "}
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => setMissing(false)}>
        다시 시도
      </button>
    </span>
  );
}
