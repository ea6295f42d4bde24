import {
  collectionLimits as limits,
  collectionStatuses,
  collectionStatusLabels,
} from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { RadioField } from '../../../shared/forms/RadioField.tsx'
import { explicitWordNote } from '../shared/explicit-words.tsx'
import { type CollectionForm, cutTitle } from './use-collection-draft.ts'

const privacies = collectionStatuses.map((status) => ({
  value: status,
  label: collectionStatusLabels[status],
}))

/** Title, description, and who may see it. */
export function DetailsStep({ form }: { form: CollectionForm }) {
  const { draft, loads, set, left, problemOf, wordOf } = form
  return (
    <div className="max-w-2xl space-y-6">
      <FieldFrame
        name="title"
        label="Title"
        problem={problemOf('title')}
        isRequired
        note={explicitWordNote(wordOf('title'))}
        control={(named) => (
          <input
            {...named}
            aria-required
            type="text"
            className="field"
            autoComplete="off"
            value={draft.title}
            onChange={({ currentTarget }) => set({ title: cutTitle(currentTarget.value) })}
            onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => left('title'))}
          />
        )}
      />
      <FieldFrame
        name="description"
        label="Description"
        problem={problemOf('description')}
        isRequired
        note={explicitWordNote(wordOf('description'))}
        control={(named) => (
          <textarea
            {...named}
            aria-required
            className="field block"
            rows={5}
            maxLength={limits.descriptionMax}
            value={draft.description}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
            onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => left('description'))}
          />
        )}
      />
      <RadioField
        key={loads}
        name="status"
        label="Privacy"
        hint={messages.publicHint}
        choices={privacies}
        state={{
          typed: draft.status,
          problem: problemOf('status'),
          onBlur: () => undefined,
          onInput: ({ currentTarget }) =>
            set({
              status: collectionStatuses.find((status) => status === currentTarget.value) ?? draft.status,
            }),
        }}
      />
    </div>
  )
}
