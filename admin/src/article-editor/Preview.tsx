import { Box, Typography } from '@mui/material'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { toContent, type KeyedBlock } from './blocks.ts'
import { proseStyles } from './prose-styles.ts'
import { lightTokens } from '../theme/tokens.ts'

/** The content as readers will meet it. */
export function Preview({ blocks }: { blocks: readonly KeyedBlock[] }) {
  return (
    <Box component="article" aria-label="Preview" sx={proseStyles}>
      {toContent(blocks).map((block, place) => (
        <PreviewBlock key={place} block={block} />
      ))}
    </Box>
  )
}

function PreviewBlock({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <Typography variant={block.level === 2 ? 'h2' : 'h3'} component={block.level === 2 ? 'h2' : 'h3'} sx={{ mt: 4, mb: 1, fontSize: block.level === 2 ? '1.5rem' : '1.25rem' }}>
          {block.text}
        </Typography>
      )
    case 'text':
      // Written by the text area's own schema or cleaned by the api: nothing else can be in it.
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'sources':
      return (
        <Box component="section" aria-label="Sources" sx={{ mt: 4, borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography component="h2" variant="subtitle1">
            Sources
          </Typography>
          <ul>
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        </Box>
      )
    default:
      return (
        <Box component="figure" sx={{ m: 0, my: 3 }}>
          <Box component="img" src={block.src} alt={block.alt} sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'contain', bgcolor: lightTokens.mat }} />
          {block.caption && (
            <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {block.caption}
            </Typography>
          )}
        </Box>
      )
  }
}
