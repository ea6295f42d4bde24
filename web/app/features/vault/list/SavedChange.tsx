import { useMutation, useQueryClient } from '@tanstack/react-query'
import { itemsKey } from '../queries/items.ts'
import { undoAll, undoneWords } from '../shared/undo.ts'
import { failureWords } from '../shared/vault-words.ts'

interface SavedChangeProps {
  /** '' before anything is saved. */
  words: string
  /** By which it can be undone; none where it cannot. */
  changeSets: readonly string[]
  onUndone: (changeSets: readonly string[]) => void
}

/** Says that a change was saved, with the button that undoes it. Another change is another one by its `key`. */
export function SavedChange({ words, changeSets, onUndone }: SavedChangeProps) {
  const queryClient = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: undoAll,
    onSuccess: (_, undone) => onUndone(undone),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey }),
  })
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <p role="status">{data ? undoneWords(data) : words}</p>
        {changeSets.length > 0 && !data && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4 hover:text-brass"
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (!isPending) mutate(changeSets)
            }}
          >
            Undo
          </button>
        )}
      </div>
      {error && (
        <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
          {failureWords(error)}
        </p>
      )}
    </>
  )
}
