import { ArrowUpward, DeleteOutlined } from '@mui/icons-material'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import type { RecordKind } from '@vitrine/contracts/texts/records'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Thumbnail } from '../../dictionary/Thumbnail.tsx'
import { PartFrame } from './PartFrame.tsx'
import { RecordSearch } from './RecordSearch.tsx'
import { recordsOf } from './records.ts'
import { useFocusAfter } from './use-focus-after.ts'

const faces: Record<string, { name: string; kind: RecordKind; label: string; most: number }> = {
  marksTable: { name: 'Marks table', kind: 'mark', label: 'Add a mark', most: limits.marksMax },
  relatedEntries: {
    name: 'Related entries',
    kind: 'article',
    label: 'Add an entry',
    most: limits.relatedMax,
  },
}

/** Marks or entries of the site, by their ids: what they are called and look like is theirs. */
export default function RecordsView(view: ReactNodeViewProps) {
  const { name, kind, label, most } = faces[view.node.type.name] ?? faces['marksTable']!
  const ids = view.node.attrs['ids'] as number[]
  const {
    data = [],
    isPending,
    isError,
  } = useQuery({
    queryKey: ['site-records', kind, ids],
    queryFn: () => recordsOf(kind, ids),
    placeholderData: (before) => before,
  })
  const set = (changed: number[]) => view.updateAttributes({ ids: changed })
  const { within, focusAfter } = useFocusAfter<HTMLDivElement>()
  const add = (id: number) => {
    if (ids.includes(id)) return
    // The field goes with the last one that there is room for.
    if (ids.length + 1 === most) focusAfter(`li:nth-of-type(${most}) [data-remove]`)
    set([...ids, id])
  }
  const moveUp = (place: number, id: number) => {
    // At the top there is no further way up.
    focusAfter(
      place > 1
        ? `li:nth-of-type(${place}) [data-move]`
        : ids.length < most
          ? 'input'
          : 'li:nth-of-type(2) [data-move]',
    )
    set(ids.with(place, ids[place - 1]!).with(place - 1, id))
  }
  const remove = (place: number) => {
    focusAfter(
      ids.length === 1 ? 'input' : `li:nth-of-type(${Math.min(place + 1, ids.length - 1)}) [data-remove]`,
    )
    set(ids.toSpliced(place, 1))
  }
  return (
    <PartFrame view={view} name={name} isEmpty={ids.length === 0}>
      <Box ref={within}>
        <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
          {ids.map((id, place) => {
            const record = data.find((one) => one.id === id)
            const title =
              record?.title ??
              (isPending
                ? '…'
                : isError
                  ? `No. ${id}, could not be loaded now`
                  : `No. ${id} is not on the site; readers do not see it`)
            return (
              <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Thumbnail src={record?.picture ?? ''} width={40} height={40} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {title}
                  {record?.note && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }} noWrap>
                      {record.note}
                    </Typography>
                  )}
                </Box>
                <IconButton
                  data-move
                  aria-label={`Move ${title} up`}
                  disabled={place === 0}
                  onClick={() => moveUp(place, id)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton data-remove aria-label={`Remove ${title}`} onClick={() => remove(place)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Box>
            )
          })}
        </Stack>
        {ids.length < most && (
          <Box sx={{ mt: 1 }}>
            <RecordSearch label={label} kind={kind} onChoose={({ id }) => add(id)} />
          </Box>
        )}
      </Box>
    </PartFrame>
  )
}
