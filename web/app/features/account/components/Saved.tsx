/** That something was saved, read out when it is. The place stands before, so that it is heard. */
export function Saved({ text }: { text: string | null }) {
  return <div role="status">{text && <p className="border-l-2 border-green py-1 pl-4">{text}</p>}</div>
}
