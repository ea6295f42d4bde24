import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { ArticleContent } from '../../features/dictionary/components/ArticleContent.tsx'

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

/** What staff have written about a section; nothing where they have written nothing. */
export function SectionText({ words }: { words: SitePage | null }) {
  if (!words || words.content.length === 0) return null
  return (
    <div className="mt-16 border-t border-hairline pt-10">
      <div className="max-w-2xl">
        <ArticleContent blocks={words.content} />
      </div>
    </div>
  )
}
