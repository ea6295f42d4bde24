import { ArrowDownwardOutlined, ArrowUpwardOutlined } from '@mui/icons-material'
import { Box, IconButton, Typography } from '@mui/material'
import { wordsOn } from '@vitrine/contracts/partners/contrast'
import { partnersLimits } from '@vitrine/contracts/partners/limits'
import { partnersMessages } from '@vitrine/contracts/partners/messages'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { partnerInputSchema, type ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { FormDataConsumer, TextInput, UrlField, useListContext } from 'react-admin'
import { ProposedUrl } from '../editing/ProposedUrl.tsx'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { DragHandle, dropMark, DragAnnouncement, useDragMoves, type DragMoves } from '../lists/DragHandle.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { textOrNull } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { SiteLink } from '../records/SiteLink.tsx'
import { validateRecord } from '../records/validate-record.ts'
import { pictureHint } from '../settings.ts'

/** Of a new partner: shown before the form itself holds it, so that nothing moves when it does. */
const FIRST_COLOR = '#F5EFE3'

export const record: RecordDefinition<ManagedPartner> = {
  list: {
    intro:
      'The companies on /data-partners, in this order. The footer shows eight of them at random on each page.',
    sort: { field: 'place', order: 'ASC' },
    perPage: 100,
    Frame: PartnerOrder,
    columns: [
      { source: 'place', label: 'Order', control: (partner) => <MovePartner {...partner} /> },
      { label: 'Tile', show: (partner) => <PartnerMark {...partner} width={84} /> },
      { source: 'source', label: 'Name', isName: true },
      {
        source: 'sourceUrl',
        label: 'Page',
        fromTablet: true,
        show: ({ sourceUrl }) => <SiteLink href={sourcePageUri(sourceUrl)}>{sourceUrl}</SiteLink>,
      },
      {
        source: 'website',
        disableSort: true,
        fromTablet: true,
        control: () => <UrlField source="website" target="_blank" rel="noopener" />,
      },
    ],
    empty: { text: 'Pages without partners have no partner strip. Create the first one.' },
    noneFound: { text: 'Try fewer letters of the name.' },
  },
  validate: validateRecord(partnerInputSchema, {
    pictures: { graphicUrl: partnersMessages.graphicNotAllowed },
  }),
  fields: <PartnerFields />,
  create: {
    intro: 'A new partner is added at the end. You can move it in the list.',
    fields: (
      <>
        <PartnerFields />
        <ProposedUrl of={['source']} to="sourceUrl" />
      </>
    ),
  },
  remove: { consequence: 'Its page is removed immediately, and links to it stop working.' },
}

function PartnerFields() {
  return (
    <>
      <TextInput source="source" label="Name" isRequired />
      <TextInput source="sourceUrl" label="URL" isRequired helperText="The path of the page: /source/…" />
      <PictureInput
        source="graphicUrl"
        label="Graphic"
        isRequired
        helperText={`${pictureHint()}. It is shown at a ratio of 3 to 2.`}
      />
      <TextInput
        source="bgColor"
        label="Background color"
        isRequired
        defaultValue={FIRST_COLOR}
        helperText="Six digits, like #1A2B3C"
      />
      <PartnerPreview />
      <TextInput
        source="about"
        label="About the partner"
        multiline
        minRows={4}
        defaultValue=""
        helperText="Leave an empty line between paragraphs"
      />
      <TextInput
        source="records"
        label="Records from this partner"
        multiline
        minRows={2}
        defaultValue=""
        helperText="If this is empty, the page says that there are no records yet"
      />
      <TextInput source="website" label="Website" type="url" {...textOrNull} />
    </>
  )
}

/** What is being typed, as the site will show it: the graphic, and the name where the graphic does not load. */
function PartnerPreview() {
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <Preview
          source={textOf(formData.source)}
          graphicUrl={textOf(formData.graphicUrl)}
          bgColor={textOf(formData.bgColor ?? FIRST_COLOR)}
        />
      )}
    </FormDataConsumer>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function Preview({ source, graphicUrl, bgColor }: { source: string; graphicUrl: string; bgColor: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(bgColor)) return null
  const { ratio } = wordsOn(bgColor)
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }} aria-hidden="true">
        <PartnerMark source={source || 'Name'} graphicUrl={graphicUrl} bgColor={bgColor} width={180} />
        <PartnerMark source={source || 'Name'} graphicUrl="" bgColor={bgColor} width={180} />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, color: ratio >= partnersLimits.contrastMin ? 'text.secondary' : 'error.main' }}
      >
        Text on this color: {ratio.toFixed(1)} to 1; at least {partnersLimits.contrastMin} are needed.
      </Typography>
    </Box>
  )
}

/** Dragged to any place, or moved one place up or down. */
function MovePartner({ id, place, source }: ManagedPartner) {
  const { total = 0 } = useListContext()
  const { moves, isPending, moveTo } = usePartnerOrder()
  return (
    <Box
      data-drop-id={id}
      data-drop-name={`place ${place}, ${source}`}
      sx={{ display: 'flex', alignItems: 'center', ...dropMark(moves, id) }}
      onClick={(event) => event.stopPropagation()}
    >
      <DragHandle id={id} name={source} moves={moves} />
      <Box component="span" sx={{ minWidth: '2ch', mr: 1, whiteSpace: 'nowrap' }}>
        {place}
      </Box>
      <IconButton
        size="small"
        aria-label={`Move ${source} up`}
        disabled={isPending || place <= 1}
        onClick={() => moveTo(id, place - 1)}
      >
        <ArrowUpwardOutlined fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${source} down`}
        disabled={isPending || place >= total}
        onClick={() => moveTo(id, place + 1)}
      >
        <ArrowDownwardOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}

const Context = createContext<Order | null>(null)

interface Order {
  moves: DragMoves
  isPending: boolean
  moveTo: (id: number, place: number) => void
}

/** The order of partners, changed from any of their rows. One that is dropped on another takes its place. */
function PartnerOrder({ children }: { children: ReactNode }) {
  const { data = [] } = useListContext<ManagedPartner>()
  const { mutate, isPending } = useConsoleAction({
    run: (calls, { id, place }: { id: number; place: number }) => calls.movePartner(id, place),
    to: ({ id }) => `move ${data.find((partner) => partner.id === id)?.source ?? 'the partner'}`,
    changes: ['partners'],
  })
  const moves = useDragMoves((id, target) => {
    const place = data.find((partner) => partner.id === target)?.place
    if (place !== undefined && !isPending) mutate({ id, place })
  })
  return (
    <Context value={{ moves, isPending, moveTo: (id, place) => mutate({ id, place }) }}>
      {children}
      <DragAnnouncement moves={moves} />
    </Context>
  )
}

function usePartnerOrder(): Order {
  const order = useContext(Context)
  if (!order) throw new Error('A partner is moved within PartnerOrder.')
  return order
}

interface PartnerMarkProps {
  source: string
  graphicUrl: string
  bgColor: string
  width: number
}

/** The tile as the site shows it; without a graphic that loads, the name in words. */
function PartnerMark({ source, graphicUrl, bgColor, width }: PartnerMarkProps) {
  const [failed, setFailed] = useState('')
  return (
    <Box
      sx={{
        width,
        aspectRatio: '3 / 2',
        p: 0.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        border: 1,
        borderColor: 'divider',
        bgcolor: bgColor,
        color: wordsOn(bgColor).color,
        textAlign: 'center',
        overflow: 'hidden',
        fontSize: width / 12,
        lineHeight: 1.2,
      }}
    >
      {graphicUrl && failed !== graphicUrl ? (
        <Box
          component="img"
          src={graphicUrl}
          alt=""
          onError={() => setFailed(graphicUrl)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        source
      )}
    </Box>
  )
}
