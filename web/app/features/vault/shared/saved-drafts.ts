import { z } from 'zod'
import { tabStorage } from '../../../shared/tab-storage.ts'

/**
 * Keeps what was typed into a form in the tab, with what the fields held before: what was not changed here
 * may have been changed elsewhere since.
 */
export function savedDrafts<Draft>(draft: z.ZodType<Draft>) {
  const schema = z.object({ draft, base: draft })
  return {
    read(key: string): z.infer<typeof schema> | null {
      try {
        return schema.safeParse(JSON.parse(tabStorage.read(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    keep: (key: string, typed: z.infer<typeof schema>) => tabStorage.write(key, JSON.stringify(typed)),
    drop: tabStorage.remove,
  }
}
