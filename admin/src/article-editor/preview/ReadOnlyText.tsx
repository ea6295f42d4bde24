import { Box, Typography } from '@mui/material'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { videoOf } from '@vitrine/contracts/dictionary/video'
import { useQuery } from '@tanstack/react-query'
import { recordsOf } from '../flow/records.ts'
import { flowStyles, proseStyles } from '../flow/text-styles.ts'
import { lightTokens } from '../../theme/tokens.ts'

/** A text that somebody else writes: its blocks, to be read in the editor. */
export default function ReadOnlyText({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <Box component="article" aria-label="Text" sx={[proseStyles, flowStyles]}>
      {blocks.map((block, place) => (
        <PreviewBlock key={place} block={block} />
      ))}
    </Box>
  )
}

function PreviewBlock({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <Typography variant={block.level === 2 ? 'h2' : 'h3'} component={block.level === 2 ? 'h2' : 'h3'}>
          {block.text}
        </Typography>
      )
    case 'text':
      // Written by the text area's own schema or cleaned by the api: nothing else can be in it.
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'gallery':
      return (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}>
          {block.pictures.map((picture, place) => (
            <Figure key={place} {...picture} isCut />
          ))}
        </Box>
      )
    case 'quote':
      return (
        <div data-part="quote">
          <Box data-part="quoteText" sx={{ whiteSpace: 'pre-line' }}>
            {block.text}
          </Box>
          <div data-part="quoteSource">{block.source}</div>
        </div>
      )
    case 'facts':
      return (
        <div data-part="facts">
          <div data-part="factsTitle">{block.title}</div>
          {block.facts.map(({ name, value }, place) => (
            <div key={place} data-part="fact">
              <div data-part="factName">{name}</div>
              <Box data-part="factValue" sx={{ whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </div>
          ))}
        </div>
      )
    case 'table':
      return <PreviewTable {...block} />
    case 'marks':
      return <Records kind="mark" title="Marks" ids={block.ids} />
    case 'related':
      return <Records kind="article" title="Related entries" ids={block.ids} />
    case 'video':
      return (
        <Box sx={{ my: 2, p: 2, border: 1, borderColor: 'divider' }}>
          Video{block.title && `: ${block.title}`} ({videoOf(block.url)?.host ?? 'not shown'})
        </Box>
      )
    case 'columns':
      return (
        <div data-part="columns">
          {block.columns.map((column, side) => (
            <div key={side}>
              {column.map((each, place) => (
                <PreviewBlock key={place} block={each} />
              ))}
            </div>
          ))}
        </div>
      )
    case 'sources':
      return (
        <section data-part="sources" aria-label="Sources">
          <ul>
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        </section>
      )
    default:
      return <Figure {...block} />
  }
}

function Figure({ src, alt, caption, focus, isCut = false }: PictureOfContent & { isCut?: boolean }) {
  return (
    <Box component="figure" sx={{ m: 0, my: 3 }}>
      <Box
        component="img"
        src={src}
        alt={alt}
        sx={{
          width: '100%',
          aspectRatio: isCut ? '1' : '4 / 3',
          objectFit: isCut ? 'cover' : 'contain',
          objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined,
          bgcolor: lightTokens.mat,
        }}
      />
      {caption && (
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {caption}
        </Typography>
      )}
    </Box>
  )
}

/** Cells are written by the text area's own schema or cleaned by the api, as texts are. */
function PreviewTable({ title, hasHeader, rows }: Extract<ContentBlock, { type: 'table' }>) {
  return (
    <table>
      {title && <caption>{title}</caption>}
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, at) => {
              const words = <span dangerouslySetInnerHTML={{ __html: cell }} />
              return hasHeader && place === 0 && cell !== '' ? (
                <th key={at} scope="col">
                  {words}
                </th>
              ) : (
                <td key={at}>{words}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Records({ kind, title, ids }: { kind: 'mark' | 'article'; title: string; ids: readonly number[] }) {
  const { data = [] } = useQuery({
    queryKey: ['site-records', kind, ids],
    queryFn: () => recordsOf(kind, ids),
  })
  return (
    <Box component="section" aria-label={title} sx={{ my: 2, p: 2, border: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle1">
        {title}
      </Typography>
      <ul>
        {data.map((record) => (
          <li key={record.id}>{record.title}</li>
        ))}
      </ul>
    </Box>
  )
}
