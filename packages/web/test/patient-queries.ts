// What a screen loads when it is first needed takes longer than a second on a busy machine.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}
