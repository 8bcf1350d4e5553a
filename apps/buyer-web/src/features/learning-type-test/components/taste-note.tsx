/** What the test is not. */
export function TasteNote({ className }: { className?: string }) {
  return (
    <p className={`text-caption text-fg-3 ${className ?? ""}`}>
      취향 참고용이에요. 성격이나 실력을 진단하는 검사가 아니고, 시간이 지나면 결과가 달라질 수도 있어요.
    </p>
  );
}
