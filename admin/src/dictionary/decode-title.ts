/**
 * A title pasted from a page or an address, as it is meant: percent codes and HTML entities decoded. The api
 * does the same; done here, too, staff see in the editor's URL what will be stored.
 */
export function decodeTitle(title: string): string {
  return decodeEntities(decodePercentCodes(title)).trim()
}

/** '100% Silk' is no percent code: a text that does not decode stays as it is. */
function decodePercentCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A text area reads entities and nothing else: tags stay text. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  // Its own end tag would break out of it.
  area.innerHTML = text.replaceAll('<', '&lt;')
  return area.value
}
