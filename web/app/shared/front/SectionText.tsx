import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { ArticleContent } from '../../features/dictionary/components/ArticleContent.tsx'

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
