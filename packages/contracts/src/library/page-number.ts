const ROMAN = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i

/** Whether a text is a page as books number them: 12, or xii before the text begins. */
export function isPageNumber(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) || ROMAN.test(text)
}
