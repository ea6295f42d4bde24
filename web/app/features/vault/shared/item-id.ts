/** The record that a page is about, from a parameter of its query; null for what can be no id. */
export function idIn(search: string, parameter: string): number | null {
  const id = new URLSearchParams(search).get(parameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** The item that a page is about, from its `?id=`. */
export function itemIdIn(search: string): number | null {
  return idIn(search, 'id')
}

/** How a new item begins: empty, as a copy of another one, or kept where the one before is kept. */
export type NewItem = { from: null } | { from: 'copyOf' | 'after'; id: number }

/** From `?copyOf=` or `?after=`. */
export function newItemIn(search: string): NewItem {
  for (const from of ['copyOf', 'after'] as const) {
    const id = idIn(search, from)
    if (id !== null) return { from, id }
  }
  return { from: null }
}
