interface TextFile {
  name: string;
  text: string;
  /** CSV unless told. */
  type?: string;
}

/** Has the browser save a text as a file. */
export function saveText({ name, text, type = "text/csv;charset=utf-8" }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari still reads from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
