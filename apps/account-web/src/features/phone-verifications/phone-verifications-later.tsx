/** The way on without a number. */
export function PhoneLater({ next }: { next: string }) {
  return (
    <p className="mt-4 text-center">
      <a
        href={next}
        className="inline-flex min-h-11 items-center rounded-sm px-3 text-body-sm text-fg-2 underline-offset-4 hover:underline"
      >
        나중에 확인할게요
      </a>
    </p>
  );
}
