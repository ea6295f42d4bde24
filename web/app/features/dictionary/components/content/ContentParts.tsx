import type { ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'

type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>

export function Quote({ text, source }: BlockOf<'quote'>) {
  return (
    <figure className="mt-8 border-l-2 border-brass pl-5 first:mt-0">
      <blockquote className="font-serif text-xl leading-relaxed whitespace-pre-line">{text}</blockquote>
      {source && <figcaption className="mt-2 text-sm text-muted">{source}</figcaption>}
    </figure>
  )
}

/** What is known of a thing at a glance. */
export function Facts({ title, facts }: BlockOf<'facts'>) {
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
export function Table({ title, hasHeader, rows }: BlockOf<'table'>) {
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

export function Sources({ items }: BlockOf<'sources'>) {
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
