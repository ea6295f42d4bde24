import type { Access } from './coming-sections.ts'
import type { Reader } from './navigation.ts'

/** What stands before a section: nothing, the way to log in, or the way to a paid membership. */
export type Gate = 'open' | 'log in' | 'paid'

export function gateFor(access: Access, reader: Reader): Gate {
  if (access === 'subscriber') return reader && reader.tier !== 'free' ? 'open' : 'paid'
  return reader ? 'open' : 'log in'
}
