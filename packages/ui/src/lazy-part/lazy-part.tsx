"use client";

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Whether code failed to load: the network is away, or a deploy took it. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/**
 * A part of a screen whose code loads when it is first shown. Without its code it says so in its own place: what stands
 * around it stays, with all that was typed.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Part = lazy(load);
  const loadAgain = () => {
    Part = lazy(load);
  };
  return (props: P) => (
    <MissingBoundary
      onRetry={loadAgain}
      render={() => (
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      )}
    />
  );
}

type BoundaryProps = { onRetry: () => void; render: () => ReactNode };

class MissingBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.render();
    if (!isMissingCode(error)) throw error;
    return (
      <span role="alert" className="flex flex-wrap items-center gap-x-3 py-2 text-body-sm text-error">
        이 부분을 불러오지 못했어요. 적은 내용은 그대로 있어요.
        <button type="button" className="min-h-11 font-semibold underline underline-offset-2" onClick={this.retry}>
          다시 시도
        </button>
      </span>
    );
  }
}
