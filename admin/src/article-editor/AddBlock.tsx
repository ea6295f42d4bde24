import Add from '@mui/icons-material/Add'
import { Box, Button, ButtonGroup, IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { blockNames, type BlockType } from './blocks.ts'

const types: readonly BlockType[] = ['heading', 'text', 'picture', 'sources']

interface AddBlockProps {
  label: string
  /** Between two blocks: small until it is wanted. */
  quiet?: boolean
  onAdd: (type: BlockType) => void
}

export function AddBlock({ label, quiet = false, onAdd }: AddBlockProps) {
  return quiet ? <AddBetween label={label} onAdd={onAdd} /> : <AddAtEnd onAdd={onAdd} />
}

function AddAtEnd({ onAdd }: Pick<AddBlockProps, 'onAdd'>) {
  return (
    <ButtonGroup variant="outlined" color="secondary" aria-label="Add at the end" sx={{ mt: 3, flexWrap: 'wrap' }}>
      {types.map((type) => (
        <Button key={type} startIcon={<Add />} onClick={() => onAdd(type)}>
          {blockNames[type]}
        </Button>
      ))}
    </ButtonGroup>
  )
}

function AddBetween({ label, onAdd }: Pick<AddBlockProps, 'label' | 'onAdd'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', height: 36, alignItems: 'center', opacity: anchor ? 1 : 0.45, '&:hover, &:focus-within': { opacity: 1 } }}>
      <IconButton size="small" aria-label={`Add ${label}`} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Add fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {types.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null)
              onAdd(type)
            }}
          >
            {blockNames[type]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
