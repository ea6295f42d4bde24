import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { memo } from 'react'
import { Button, Checkbox, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Link } from 'react-router'
import { formatPercent } from '../../../shared/format/numbers.ts'
import { PHOTO_TYPE, photoIdsOf } from './photo-drag.ts'
import type { ChosenPhoto, GroupChange, Groups, PhotoGroup, Sending } from './photo-groups.ts'

interface ObjectCardProps {
  group: PhotoGroup
  /** From 0. */
  place: number
  photos: Groups['photos']
  /** The object before it, with which it may be merged. */
  previous: PhotoGroup | null
  selected: ReadonlySet<string>
  /** Its photos are on their way, or stored. */
  isLocked: boolean
  /** Of this object's photos those that are selected now. */
  onSelect: (photoIds: readonly string[], ofGroup: readonly string[]) => void
  change: (change: GroupChange) => void
}

/** One object: its title, and its photos to be moved by dragging and by the keyboard. */
export const ObjectCard = memo(function ObjectCard({
  group: { id, title, photoIds },
  place,
  photos,
  previous,
  selected,
  isLocked,
  onSelect,
  change,
}: ObjectCardProps) {
  const name = `Object ${place + 1}`
  const shown = photoIds.flatMap((photoId) => photos.get(photoId) ?? [])
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [PHOTO_TYPE]: String(key),
        'text/plain': photos.get(String(key))?.name ?? '',
      })),
    acceptedDragTypes: [PHOTO_TYPE],
    getDropOperation: () => 'move',
    isDisabled: isLocked,
    onReorder: ({ keys, target }) =>
      change({
        kind: 'moved',
        photoIds: [...keys].map(String),
        to: id,
        before: placeBefore(photoIds, String(target.key), target.dropPosition),
      }),
    onInsert: ({ items, target }) => {
      const before = placeBefore(photoIds, String(target.key), target.dropPosition)
      void photoIdsOf(items).then((moved) => change({ kind: 'moved', photoIds: moved, to: id, before }))
    },
    onRootDrop: ({ items }) =>
      void photoIdsOf(items).then((moved) => change({ kind: 'moved', photoIds: moved, to: id })),
  })
  const mayMerge =
    previous !== null && previous.photoIds.length + photoIds.length <= draftLimits.photosMax && !isLocked

  return (
    <li className="border border-hairline bg-raised p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-muted" aria-hidden>
          {place + 1}
        </span>
        <input
          type="text"
          aria-label={`${name}: title`}
          placeholder="Title"
          className="field min-w-0 flex-1 basis-40"
          maxLength={vaultItemLimits.titleMax}
          value={title}
          readOnly={isLocked}
          onChange={({ currentTarget }) => change({ kind: 'titled', id, title: currentTarget.value })}
        />
        {mayMerge && (
          <button
            type="button"
            className="text-link min-h-11 text-sm"
            onClick={() => change({ kind: 'merged', id, into: previous.id })}
          >
            Merge<span className="sr-only"> {name}</span> with {place}
          </button>
        )}
      </div>
      <GridList
        aria-label={`${name}: photos`}
        layout="grid"
        items={shown}
        selectionMode={isLocked ? 'none' : 'multiple'}
        selectedKeys={shown.flatMap((photo) => (selected.has(photo.id) ? [photo.id] : []))}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? photoIds : [...keys].map(String), photoIds)}
        dragAndDropHooks={dragAndDropHooks}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 data-drop-target:outline-2 data-drop-target:outline-brass"
      >
        {(photo) => <PhotoTile photo={photo} isLocked={isLocked} />}
      </GridList>
    </li>
  )
})

/** The photo before which others are put; null at the end. */
function placeBefore(
  photoIds: readonly string[],
  key: string,
  position: 'on' | 'before' | 'after',
): string | null {
  return position === 'after' ? (photoIds[photoIds.indexOf(key) + 1] ?? null) : key
}

function PhotoTile({ photo, isLocked }: { photo: ChosenPhoto; isLocked: boolean }) {
  const { id, name, preview, sending } = photo
  return (
    <GridListItem
      id={id}
      textValue={name}
      className="relative border border-hairline outline-offset-2 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-brass data-selected:border-brass data-selected:outline-2 data-selected:outline-brass"
    >
      <span className="mat block">
        <img src={preview} alt="" width="400" height="300" draggable={false} />
      </span>
      {!isLocked && (
        <>
          <Checkbox
            slot="selection"
            className="absolute top-0 left-0 flex h-11 w-11 items-center justify-center"
          >
            {({ isSelected, isFocusVisible }) => (
              <span
                aria-hidden
                className={`flex h-5 w-5 items-center justify-center border border-edge bg-paper ${isFocusVisible ? 'outline-2 outline-brass' : ''}`}
              >
                {isSelected && <span className="h-3 w-3 bg-brass" />}
              </span>
            )}
          </Checkbox>
          <Button
            slot="drag"
            className="absolute top-0 right-0 flex h-11 w-11 cursor-grab items-center justify-center pointer-coarse:hidden"
          >
            <span aria-hidden className="bg-raised/90 px-1">
              ⠿
            </span>
          </Button>
        </>
      )}
      <SendingNote name={name} sending={sending} />
    </GridListItem>
  )
}

/** How far a photo has come, or what is to be said of it. */
function SendingNote({ name, sending }: { name: string; sending: Sending }) {
  const note = 'block px-1 py-0.5 text-xs break-words'
  switch (sending.kind) {
    case 'here':
      return <span className={`${note} truncate text-muted`}>{name}</span>
    case 'sending':
      return (
        <span className={`${note} text-muted tabular-nums`}>Uploading, {formatPercent(sending.share)}</span>
      )
    case 'waiting':
      return <span className={`${note} text-muted`}>{WAITING_WORDS}</span>
    case 'offline':
      return <span className={`${note} text-oxblood`}>Waiting for the connection</span>
    case 'refused':
      return <span className={`${note} text-oxblood`}>{sending.reason}</span>
    case 'stored':
      return (
        <span className={note}>
          Uploaded
          {sending.alike.map(({ title, path }) => (
            <span key={path} className="block">
              Looks like a photo of{' '}
              <Link to={path} className="text-link">
                {title}
              </Link>
            </span>
          ))}
        </span>
      )
  }
}
