import { ListItemText, MenuItem, MenuList, Paper, Popper } from '@mui/material'
import { useImperativeHandle, useState, type Ref } from 'react'
import type { Insertable } from './insertable.ts'

export interface SlashMenuHandle {
  /** Whether the menu took the key. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface SlashMenuProps {
  items: Insertable[]
  rectOf: () => DOMRect | null
  onChoose: (item: Insertable) => void
  ref?: Ref<SlashMenuHandle>
}

/** Blocks to choose from, at the caret. The caret stays in the text: arrows and Enter are handed on by the editor. */
export function SlashMenu({ items, rectOf, onChoose, ref }: SlashMenuProps) {
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, items.length - 1)
  useImperativeHandle(ref, () => ({
    onKeyDown: ({ key }) => {
      const item = items[place]
      if (key === 'ArrowDown') setChosen((place + 1) % items.length)
      else if (key === 'ArrowUp') setChosen((place + items.length - 1) % items.length)
      else if ((key === 'Enter' || key === 'Tab') && item) onChoose(item)
      else return false
      return true
    },
  }))
  return (
    <Popper open placement="bottom-start" anchorEl={{ getBoundingClientRect: () => rectOf() ?? new DOMRect() }} sx={{ zIndex: 'modal' }}>
      <Paper elevation={4} sx={{ maxHeight: '20rem', overflowY: 'auto', minWidth: '16rem' }}>
        <MenuList role="listbox" aria-label="Blocks" dense>
          {items.map((item, at) => (
            <MenuItem
              key={item.name}
              role="option"
              aria-selected={at === place}
              selected={at === place}
              tabIndex={-1}
              ref={(element) => {
                if (at === place) element?.scrollIntoView({ block: 'nearest' })
              }}
              onMouseDown={(event) => {
                event.preventDefault()
                onChoose(item)
              }}
            >
              <ListItemText primary={item.name} secondary={item.hint} />
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  )
}
