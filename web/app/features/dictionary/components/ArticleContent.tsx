import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ReactElement } from 'react'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { headingIds } from '../sections.ts'

/** The blocks of an article in their order. */
export function ArticleContent({ blocks }: { blocks: readonly ContentBlock[] }) {
  const ids = headingIds(blocks)
  return (
    <div className="article-body">
      {blocks.map((block, place) => (
        // Blocks have no identity of their own; an article's page never reorders them.
        <Block key={place} block={block} id={ids.get(place)} />
      ))}
    </div>
  )
}

function Block({ block, id }: { block: ContentBlock; id: string | undefined }): ReactElement {
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? (
        <h3 id={id} className="mt-8 scroll-mt-24 first:mt-0 text-xl font-medium">
          {block.text}
        </h3>
      ) : (
        <h2 id={id} className="mt-10 scroll-mt-24 first:mt-0 text-2xl font-medium">
          {block.text}
        </h2>
      )
    case 'text':
      return <div className="prose mt-4 first:mt-0" dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'sources':
      return <Sources items={block.items} />
    default:
      return (
        <figure className="mt-8 max-w-2xl">
          <Picture src={block.src} alt={block.alt} />
          {block.caption && <figcaption className="mt-2 text-sm text-muted">{block.caption}</figcaption>}
        </figure>
      )
  }
}

function Sources({ items }: { items: readonly string[] }) {
  return (
    <section aria-label="Sources" className="mt-10 border-t border-hairline pt-5 first:mt-0">
      <h2 className="text-base font-semibold">Sources</h2>
      <ul className="mt-2 space-y-1 text-sm text-muted">
        {items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
