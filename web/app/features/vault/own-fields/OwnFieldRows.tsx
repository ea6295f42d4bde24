import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { useLayoutEffect, useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { categoryTitle, type VaultCategory } from '../queries/categories.ts'
import { orderingOwnFields } from '../queries/own-fields.ts'
import { rowsMoved } from '../record/record-rows.ts'
import { showNotice } from '../shared/notices.ts'
import { failureWords } from '../shared/vault-words.ts'
import { shapeInWords } from './own-field-words.ts'

interface OwnFieldRowsProps {
  fields: readonly OwnField[]
  categories: readonly VaultCategory[]
  mayChange: boolean
  onEdit: (field: OwnField) => void
  onDelete: (field: OwnField) => void
}

/** The fields in their order, which the buttons of each row change. */
export function OwnFieldRows({ fields, categories, mayChange, onEdit, onDelete }: OwnFieldRowsProps) {
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ id: number; by: -1 | 1 } | null>(null)
  const [said, setSaid] = useState('')
  const { mutate } = useMutation({
    ...orderingOwnFields(browserCall, queryClient),
    onError: (failure) => {
      setSaid('')
      void showNotice({ kind: 'failed', text: failureWords(failure) })
    },
  })
  const move = (field: OwnField, place: number, by: -1 | 1) => {
    pressed.current = { id: field.id, by }
    setSaid(`${field.name} is now field ${place + by + 1} of ${fields.length}.`)
    mutate(rowsMoved(fields, place, by))
  }
  /** The focus goes with the row, so that it can be moved on. */
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { id, by } = pressed.current
    pressed.current = null
    const row = list.current?.children[fields.findIndex((field) => field.id === id)]
    const again = row?.querySelector<HTMLElement>(`[data-move="${by}"]`)
    ;(again ?? row?.querySelector<HTMLElement>('[data-move]'))?.focus()
  }, [fields])

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} aria-label="Own Fields" className="border-t border-hairline">
        {fields.map((field, place) => (
          <OwnFieldRow
            key={field.id}
            field={field}
            category={
              field.categoryId === null ? 'Every category' : categoryTitle(categories, field.categoryId)
            }
            mayChange={mayChange}
            isFirst={place === 0}
            isLast={place === fields.length - 1}
            onMove={(by) => move(field, place, by)}
            onEdit={() => onEdit(field)}
            onDelete={() => onDelete(field)}
          />
        ))}
      </ul>
    </>
  )
}

interface OwnFieldRowProps {
  field: OwnField
  category: string
  mayChange: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
}

function OwnFieldRow({
  field,
  category,
  mayChange,
  isFirst,
  isLast,
  onMove,
  onEdit,
  onDelete,
}: OwnFieldRowProps) {
  const { name } = field
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-hairline py-2">
      <div className="min-w-0 flex-1 basis-48 py-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm break-words text-muted">
          {shapeInWords(field)}
          {category !== '' && ` · ${category}`}
        </p>
      </div>
      {mayChange && (
        <div className="-mx-2 ml-auto flex shrink-0 gap-2">
          {!isFirst && <MoveButton name={name} by={-1} onMove={onMove} />}
          {!isLast && <MoveButton name={name} by={1} onMove={onMove} />}
          <button
            type="button"
            aria-label={`Edit ${name}`}
            className="text-link min-h-11 px-2"
            onClick={onEdit}
          >
            Edit
          </button>
          <button
            type="button"
            aria-label={`Delete ${name}`}
            className="text-link min-h-11 px-2"
            onClick={onDelete}
          >
            Delete
          </button>
        </div>
      )}
    </li>
  )
}

interface MoveButtonProps {
  name: string
  by: -1 | 1
  onMove: (by: -1 | 1) => void
}

function MoveButton({ name, by, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-move={by}
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      className="flex h-11 w-11 items-center justify-center hover:text-brass"
      onClick={() => onMove(by)}
    >
      <span className={by < 0 ? '-rotate-90' : 'rotate-90'}>
        <Chevron />
      </span>
    </button>
  )
}
