import { z } from 'zod'

/**
 * Keeps what was typed into a form in the tab, with what the fields held before: what was not changed here
 * may have been changed elsewhere since. A browser may keep nothing, or refuse when it is full: the form goes
 * on without.
 */
export function keptDrafts<Draft>(draft: z.ZodType<Draft>) {
  const schema = z.object({ draft, base: draft })
  return {
    read(key: string): z.infer<typeof schema> | null {
      try {
        const kept = sessionStorage.getItem(key)
        return kept === null ? null : (schema.safeParse(JSON.parse(kept)).data ?? null)
      } catch {
        return null
      }
    },
    keep(key: string, typed: z.infer<typeof schema>): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(typed))
      } catch {
        // Nothing to do: what was typed stands in the form.
      }
    },
    drop(key: string): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
