import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSuggestions } from '../../../shared/search-box/use-suggestions.ts'
import { suggestItems } from '../queries/items.ts'
import { TitleCombo } from '../shared/TitleCombo.tsx'

/** An own title fills the box, and leads nowhere. */
const suggestTitles = async (term: string, signal: AbortSignal) =>
  (await suggestItems(browserCall, term, signal)).map(({ id, title }) => ({ title, pageURI: String(id) }))

/** A part of a title, with the member's own titles as suggestions. */
export function TitleBox({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TitleCombo
      value={value}
      maxLength={limits.titleFilterMax}
      onChange={onChange}
      found={useSuggestions(typed, suggestTitles)}
      onTyped={setTyped}
    />
  )
}
