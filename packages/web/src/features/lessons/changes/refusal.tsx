/** The server's message about a choice that was refused (`useRefusal`), where it was made; nothing while there is none. */
export function Refusal({ text, className = "mt-3" }: { text: string | null; className?: string }) {
  if (text === null) return null;
  return (
    <p role="alert" className={`${className} text-body-sm text-error`}>
      {text}
    </p>
  );
}
