import type { ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { headingIds } from '../sections.ts'
import { ContentPicture, Gallery, Video } from './content/ContentPictures.tsx'

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

type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>

function MarksTable({ marks = [] }: BlockOf<'marks'>) {
  if (marks.length === 0) return null
  return (
    <div className="mt-8 overflow-x-auto first:mt-0" role="region" aria-label="Marks">
      <table className="content-table">
        <thead>
          <tr>
            <th scope="col">Mark</th>
            <th scope="col">Name</th>
            <th scope="col">Maker</th>
            <th scope="col">Place</th>
            <th scope="col">In use</th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ id, title, pageURI, maker, place, period, thumbnail }) => (
            <tr key={id}>
              <td className="w-24">
                <Picture src={thumbnail} alt="" sizes="6rem" />
              </td>
              <th scope="row">
                <Link to={pageURI} className="text-link">
                  {title}
                </Link>
              </th>
              <td>{maker}</td>
              <td>{place}</td>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RelatedEntries({ entries = [] }: BlockOf<'related'>) {
  if (entries.length === 0) return null
  return (
    <aside aria-label="Related entries" className="mt-8 border-y border-hairline py-5 first:mt-0">
      <h2 className="text-base font-semibold">Related entries</h2>
      <ul className="mt-3 grid gap-4 tablet:grid-cols-2">
        {entries.map(({ id, title, pageURI, thumbnail, description }) => (
          <li key={id} className="grid grid-cols-[5rem_1fr] items-start gap-3">
            <Picture src={thumbnail} alt="" sizes="5rem" className="mat-entry" />
            <div className="min-w-0">
              <Link to={pageURI} className="text-link font-medium">
                {title}
              </Link>
              {description && <p className="line-clamp-2 text-sm text-muted">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Quote({ text, source }: BlockOf<'quote'>) {
  return (
    <figure className="mt-8 border-l-2 border-brass pl-5 first:mt-0">
      <blockquote className="font-serif text-xl leading-relaxed whitespace-pre-line">{text}</blockquote>
      {source && <figcaption className="mt-2 text-sm text-muted">{source}</figcaption>}
    </figure>
  )
}

/** What is known of a thing at a glance. */
function Facts({ title, facts }: BlockOf<'facts'>) {
  return (
    <section
      aria-label={title || 'Facts'}
      className="mt-8 border border-hairline p-5 first:mt-0 break-inside-avoid"
    >
      {title && <h2 className="mb-3 text-base font-semibold">{title}</h2>}
      <dl className="grid gap-x-6 gap-y-2 text-sm tablet:grid-cols-[minmax(8rem,auto)_1fr]">
        {facts.map(({ name, value }, place) => (
          <div key={place} className="tablet:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** On a phone it scrolls by itself, and not the page. */
function Table({ title, hasHeader, rows }: BlockOf<'table'>) {
  const [first = [], ...others] = rows
  const body = hasHeader ? others : rows
  return (
    <div className="mt-8 overflow-x-auto first:mt-0" role="region" aria-label={title || 'Table'}>
      <table className="content-table">
        {title && <caption className="pb-2 text-left text-sm text-muted">{title}</caption>}
        {hasHeader && (
          <thead>
            <tr>
              {/* A header without words names nothing. */}
              {first.map((cell, place) => {
                const Cell = cell === '' ? 'td' : 'th'
                return (
                  <Cell key={place} scope={cell === '' ? undefined : 'col'}>
                    <Words html={cell} />
                  </Cell>
                )
              })}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, place) => (
            <tr key={place}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Words html={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell's one line, which the api has cleaned. */
function Words({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

function Sources({ items }: BlockOf<'sources'>) {
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
