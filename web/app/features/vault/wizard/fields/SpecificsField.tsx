import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { suggestedSpecifics } from '@vitrine/contracts/vault-items/item-fields'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { browserCall } from '../../../../shared/api/browser-queries.ts'
import { Cross } from '../../../../shared/ui/icons.tsx'
import { ownFields } from '../../queries/own-fields.ts'
import type { SpecificRow } from '../item-draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { DraftText } from './DraftFields.tsx'

/**
 * The inputs of own fields, which come once the member has some. Until then, and where they do not come, each
 * value is a text.
 */
const ownFieldInputs = queryOptions({
  queryKey: ['form-part', 'own-fields'],
  queryFn: async () => {
    const { OwnFieldOffers, OwnValueInput, ownFieldOf } = await import('./OwnFieldInputs.tsx')
    return { OwnFieldOffers, OwnValueInput, ownFieldOf }
  },
  staleTime: Infinity,
  retry: false,
})

/** Names and values that the member adds, in their order. */
export function SpecificsField({ form }: { form: DraftForm }) {
  const rows = form.draft.itemSpecifics
  const names = useId()
  const problem = form.problemOf('itemSpecifics')
  const { data: own = [] } = useQuery(ownFields(browserCall))
  const { data: inputs } = useQuery({ ...ownFieldInputs, enabled: own.length > 0 })
  const list = useRef<HTMLDivElement>(null)
  const put = (itemSpecifics: SpecificRow[]) => form.set({ itemSpecifics })
  const add = (displayName: string) => put([...rows, { displayName, value: '', isReleased: false }])
  const change = (place: number, changed: Partial<SpecificRow>) =>
    put(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)))
  const valueInput = ({ displayName, value }: SpecificRow, place: number) => {
    const named = { form, name: `itemSpecifics.${place}.value`, value }
    const onValue = (changed: string) => change(place, { value: changed })
    const field = inputs?.ownFieldOf(own, displayName)
    if (inputs && field)
      return <inputs.OwnValueInput key={field.id} {...named} field={field} onValue={onValue} />
    return <DraftText {...named} label="Value" maxLength={limits.specificValueMax} onText={onValue} />
  }
  return (
    <fieldset aria-invalid={problem ? true : undefined}>
      <legend className="mb-3 font-serif text-xl font-medium">Item specifics</legend>
      {rows.length > 0 && (
        <p className="mb-4 max-w-prose text-sm text-muted">
          Others see a specific only if its box is ticked, and only while the item is in a public collection.
        </p>
      )}
      <datalist id={names}>
        {suggestedSpecifics
          .filter((name) => !rows.some(({ displayName }) => displayName === name))
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </datalist>
      <div ref={list} className="space-y-4">
        {rows.map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own before they are stored, and keep none of the state
          <div
            key={place}
            role="group"
            aria-label={`Specific ${place + 1}`}
            className="grid grid-cols-[1fr_auto] gap-3 border-l-2 border-hairline pl-4 phone:grid-cols-[1fr_2fr_auto]"
          >
            <div className="col-span-2 phone:col-span-1">
              <DraftText
                form={form}
                name={`itemSpecifics.${place}.displayName`}
                label="Name"
                value={row.displayName}
                list={names}
                maxLength={limits.specificNameMax}
                onText={(displayName) => change(place, { displayName })}
              />
            </div>
            <div className="col-span-2 phone:col-span-1">{valueInput(row, place)}</div>
            <button
              type="button"
              className="flex h-11 w-11 items-center justify-center self-start max-phone:order-last hover:text-oxblood phone:mt-8"
              aria-label={`Remove specific ${place + 1}`}
              onClick={() => put(rows.filter((_, at) => at !== place))}
            >
              <Cross size={14} />
            </button>
            <label className="flex min-h-11 items-center gap-3 phone:col-span-2">
              <input
                type="checkbox"
                checked={row.isReleased}
                onChange={({ currentTarget }) => change(place, { isReleased: currentTarget.checked })}
              />
              Show on the public page
            </label>
          </div>
        ))}
      </div>
      <button
        type="button"
        className="button-plain mt-4"
        disabled={rows.length >= limits.specificsMax}
        onClick={() => add('')}
      >
        Add a specific
      </button>
      {inputs && (
        <inputs.OwnFieldOffers
          fields={own}
          categoryId={form.draft.categoryId}
          rows={rows}
          onAdd={(name) => {
            // The button goes: the focus is in the value that it has added.
            flushSync(() => add(name))
            list.current?.lastElementChild?.querySelector<HTMLElement>('[name$=".value"]')?.focus()
          }}
        />
      )}
      {rows.length >= limits.specificsMax && (
        <p className="mt-1.5 text-sm text-muted">{messages.specificsTooMany}</p>
      )}
      {problem && <p className="mt-1.5 text-sm text-oxblood">{problem}</p>}
    </fieldset>
  )
}
