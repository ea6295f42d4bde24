import { Box, Typography } from '@mui/material'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { useNotify } from 'react-admin'
import { AddBlock } from './AddBlock.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { blockNames, changed, emptyBlock, insertAt, keyed, moved, type BlockType, type KeyedBlock } from './blocks.ts'
import { HeadingBlock } from './HeadingBlock.tsx'
import { PictureBlock } from './PictureBlock.tsx'
import { RemovedAlert } from './RemovedAlert.tsx'
import { SourcesBlock } from './SourcesBlock.tsx'
import { TextBlock } from './TextBlock.tsx'

interface BlockListProps {
  blocks: KeyedBlock[]
  problems: ReadonlyMap<number, string>
  onChange: (change: (blocks: KeyedBlock[]) => KeyedBlock[]) => void
}

/** The content as blocks, one below the other, with a place to add one between any two. */
export function BlockList({ blocks, problems, onChange }: BlockListProps) {
  const notify = useNotify()
  const add = (place: number, type: BlockType) => onChange((current) => insertAt(current, place, keyed(emptyBlock(type))))
  const remove = (removed: KeyedBlock, place: number) => {
    onChange((current) => current.filter(({ key }) => key !== removed.key))
    const undo = () => onChange((current) => insertAt(current, place, removed))
    notify(<RemovedAlert name={blockNames[removed.block.type]} onUndo={undo} />, { type: 'info', autoHideDuration: 10_000 })
  }
  return (
    <Box role="group" aria-label="Content">
      {blocks.length === 0 && <Typography sx={{ color: 'text.secondary' }}>There is no content yet. Start with a heading, a text or a picture.</Typography>}
      {blocks.map((one, place) => (
        <Box key={one.key}>
          <AddBlock label={`before block ${place + 1}`} quiet onAdd={(type) => add(place, type)} />
          <BlockFrame
            name={`${blockNames[one.block.type]} ${place + 1}`}
            isFirst={place === 0}
            isLast={place === blocks.length - 1}
            onMove={(by) => onChange((current) => moved(current, one.key, by))}
            onRemove={() => remove(one, place)}
          >
            <Block block={one.block} problem={problems.get(one.key)} onChange={(block) => onChange((current) => changed(current, one.key, block))} />
          </BlockFrame>
        </Box>
      ))}
      <AddBlock label="at the end" onAdd={(type) => add(blocks.length, type)} />
    </Box>
  )
}

interface BlockProps {
  block: ContentBlock
  problem: string | undefined
  onChange: (block: ContentBlock) => void
}

function Block({ block, problem, onChange }: BlockProps) {
  switch (block.type) {
    case 'heading':
      return <HeadingBlock block={block} onChange={onChange} />
    case 'text':
      return <TextBlock block={block} onChange={onChange} />
    case 'sources':
      return <SourcesBlock block={block} problem={problem} onChange={onChange} />
    default:
      return <PictureBlock block={block} problem={problem} onChange={onChange} />
  }
}
