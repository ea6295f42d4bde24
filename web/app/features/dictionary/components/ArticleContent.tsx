import type { ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'
import type { ReactElement } from 'react'
import { headingIds } from '../sections.ts'
import { Facts, Quote, Sources, Table } from './content/ContentParts.tsx'
import { ContentPicture, Gallery, Video } from './content/ContentPictures.tsx'
import { MarksTable, RelatedEntries } from './content/ContentRecords.tsx'

/** The blocks of an article in their order. */
export function ArticleContent({ blocks }: { blocks: readonly ShownBlock[] }) {
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

function Block({ block, id }: { block: ShownBlock; id?: string | undefined }): ReactElement {
  switch (block.type) {
    case 'heading':
      return <Heading level={block.level} text={block.text} id={id} />
    case 'text':
      return <div className="prose mt-4 first:mt-0" dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'quote':
      return <Quote {...block} />
    case 'facts':
      return <Facts {...block} />
    case 'table':
      return <Table {...block} />
    case 'gallery':
      return <Gallery {...block} />
    case 'video':
      return <Video {...block} />
    case 'marks':
      return <MarksTable {...block} />
    case 'related':
      return <RelatedEntries {...block} />
    case 'sources':
      return <Sources {...block} />
    case 'columns':
      return <Columns columns={block.columns} />
    default:
      return <ContentPicture {...block} />
  }
}

function Heading({ level, text, id }: { level: 2 | 3; text: string; id: string | undefined }) {
  return level === 3 ? (
    <h3 id={id} className="mt-8 scroll-mt-24 first:mt-0 text-xl font-medium">
      {text}
    </h3>
  ) : (
    <h2 id={id} className="mt-10 scroll-mt-24 first:mt-0 text-2xl font-medium">
      {text}
    </h2>
  )
}

/** On a narrow screen the first stands above the second. */
function Columns({ columns }: Pick<Extract<ShownBlock, { type: 'columns' }>, 'columns'>) {
  return (
    <div className="mt-8 grid gap-x-8 gap-y-6 first:mt-0 tablet:grid-cols-2">
      {columns.map((column, side) => (
        <div key={side} className="min-w-0">
          {column.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </div>
      ))}
    </div>
  )
}
