import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { BlogFront } from '../blog/components/BlogFront.tsx'
import { LibraryFront } from '../library/components/LibraryFront.tsx'
import { MarksFront } from '../marks/components/MarksFront.tsx'
import { PriceGuideFront } from '../price-guide/components/PriceGuideFront.tsx'
import type { SectionAround } from './section-around.ts'

/** The words of a section on its own page. */
export default function SectionPreview({ section, words }: { section: SectionAround; words: SitePage }) {
  if (section.path === '/worthopedia') return <PriceGuideFront {...section} words={words} />
  if (section.path === '/marks') return <MarksFront {...section} words={words} />
  if (section.path === '/library') return <LibraryFront {...section} words={words} />
  return <BlogFront {...section} words={words} />
}
