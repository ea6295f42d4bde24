/** The item that a page is about, from its `?id=`; null for what can be no id. */
export function itemIdIn(search: string): number | null {
  const id = new URLSearchParams(search).get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
