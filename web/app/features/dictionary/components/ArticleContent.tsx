import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ReactElement } from 'react'
import { Picture } from '../../../shared/ui/Picture.tsx'

/** The blocks of an article in their order. */
export function ArticleContent({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className="article-body">
      {blocks.map((block, place) => (
        // Blocks have no identity of their own; an article's page never reorders them.
        <Block key={place} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ContentBlock }): ReactElement {
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? <h3 className="mt-8 text-xl font-medium">{block.text}</h3> : <h2 className="mt-10 text-2xl font-medium">{block.text}</h2>
    case 'text':
      return <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: block.html }} />
    default:
      return (
        <figure className="mt-8 max-w-2xl">
          <Picture src={block.src} alt={block.alt} />
          {block.caption && <figcaption className="mt-2 text-sm text-muted">{block.caption}</figcaption>}
        </figure>
      )
  }
}
