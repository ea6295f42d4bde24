import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listSchedules,
  readText,
  scheduleChange,
  unscheduleChange,
  checkText,
} from '@vitrine/contracts/texts/endpoints'
import type { EditedTextState, ScheduledAction, TextKind } from '@vitrine/contracts/texts/schemas'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { dataProvider } from '../providers/dataProvider.ts'

export interface TextName {
  kind: TextKind
  id: number
}

const ALL = ['texts', 'schedules']
const keyOf = ({ kind, id }: TextName) => ['texts', kind, id]

/**
 * Where a text is by now, and what is scheduled of it: looked at again now and then, because others and the
 * clock change it.
 */
export function useTextState({ kind, id }: TextName) {
  return useQuery({
    queryKey: keyOf({ kind, id }),
    queryFn: () => dataProvider.callEndpoint(readText, { params: { kind, id } }),
    refetchInterval: 30_000,
    retry: false,
  })
}

/** Says at once where a text is that was moved from here. */
export function useMovedText(name: TextName) {
  const cache = useQueryClient()
  return ({ url, title }: Pick<EditedTextState, 'url' | 'title'>) =>
    cache.setQueryData<EditedTextState>(keyOf(name), (known) => known && { ...known, url, title })
}

/** Every text of which something is scheduled or failed: one call for a whole list. */
export function useSchedules() {
  return useQuery({
    queryKey: ALL,
    queryFn: () => dataProvider.callEndpoint(listSchedules, {}),
    refetchInterval: 60_000,
    retry: false,
  })
}

/** The calls, whose failures are the caller's to tell. */
export function useScheduling(name: TextName) {
  const cache = useQueryClient()
  const shown = async (now: EditedTextState) => {
    cache.setQueryData(keyOf(name), now)
    await cache.invalidateQueries({ queryKey: ALL })
  }
  return {
    reload: () => cache.invalidateQueries({ queryKey: ['texts'] }),
    schedule: async (action: ScheduledAction, dueAt: string) =>
      await shown(
        await dataProvider.callEndpoint(scheduleChange, {
          params: { ...name },
          body: { action, dueAt },
        }),
      ),
    unschedule: async (action: ScheduledAction) =>
      await shown(
        await dataProvider.callEndpoint(unscheduleChange, {
          params: { ...name, action },
        }),
      ),
  }
}

/**
 * What the checks find in what is saved of a text. A look that fails finds nothing: the api refuses by itself
 * what must not be published.
 */
export async function lookInto({ kind, id }: TextName): Promise<readonly Finding[]> {
  return await dataProvider.callEndpoint(checkText, { params: { kind, id } }).then(
    ({ findings }) => findings,
    () => [],
  )
}
