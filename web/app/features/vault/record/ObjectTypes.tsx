import { useQuery } from '@tanstack/react-query'
import { listDescendants } from '@vitrine/contracts/taxonomy/endpoints'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useId } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { DraftText } from '../wizard/fields/DraftFields.tsx'
import type { RecordFieldsProps } from './PlainInput.tsx'

interface ObjectTypesProps extends RecordFieldsProps {
  field: { name: string; label: string; max?: number }
}

/** What the object is: the categories below the item's are proposed, and anything can be written. */
export function ObjectTypes({ form, record, draft, field: { name, label, max } }: ObjectTypesProps) {
  const id = useId()
  const { categoryId } = form.draft
  const { data } = useQuery({
    queryKey: ['taxonomy', 'descendants', categoryId],
    queryFn: ({ signal }) => browserCall(listDescendants, { params: { id: categoryId } }, { signal }),
    enabled: categoryId > 0,
  })
  return (
    <>
      <datalist id={id}>
        {titlesOf(data?.items ?? []).map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      <DraftText
        form={record}
        name={name}
        label={label}
        value={draft.objectType}
        list={id}
        maxLength={max}
        onText={(objectType) => record.set({ objectType })}
      />
    </>
  )
}

function titlesOf(nodes: readonly TaxonomyNode[]): string[] {
  return [...new Set(nodes.flatMap(({ title, children }) => [title, ...titlesOf(children)]))]
}
