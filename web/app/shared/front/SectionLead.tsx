import type { SitePage } from '@vitrine/contracts/site-pages/schemas'

/** The words with which a section begins, and how much it holds. */
export function SectionLead({ words, holds }: { words: SitePage | null; holds: string }) {
  if (!words) return null
  return (
    <p className="mt-3 max-w-2xl text-lg text-muted">
      {words.lead}
      {holds && `: ${holds}`}.
    </p>
  )
}
