import { useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { compactCollections } from '../queries/collections.ts'
import { TitleCombo } from '../shared/TitleCombo.tsx'

/** A part of a collection's title, with the member's own titles as suggestions from the first character. */
export function CollectionTitleBox({
  value,
  onChange,
}: {
  value: string
  onChange: (title: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const title = useSettledText(typed ?? '')
  const { data } = useQuery({
    ...compactCollections(browserCall, { title, limit: limits.suggestionsShown, sort: 'title:asc' }),
    enabled: title !== '',
  })
  const found =
    typed === null || title === ''
      ? []
      : (data?.items.map((collection) => ({ title: collection.title, pageURI: String(collection.id) })) ?? [])
  return (
    <TitleCombo
      value={value}
      maxLength={limits.titleFilterMax}
      onChange={onChange}
      found={found}
      onTyped={setTyped}
    />
  )
}
