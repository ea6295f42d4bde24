/** The record that a page is about, from a parameter of its query; null for what can be no id. */
export function idIn(search: string, parameter: string): number | null {
  const id = new URLSearchParams(search).get(parameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** The item that a page is about, from its `?id=`. */
export function itemIdIn(search: string): number | null {
  return idIn(search, 'id')
}
