/** Why the button beside it is disabled; it names this as its description. */
export function ButtonReason({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null
  return (
    <p id={id} className="text-sm text-muted">
      {text}
    </p>
  )
}
