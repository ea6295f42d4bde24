/** Hands a file over to the browser, which saves it under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
