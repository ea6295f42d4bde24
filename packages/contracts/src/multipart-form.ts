/** The fields stand before the files: who reads them knows what the files are for before the first one comes. */
export function multipartForm(body: unknown, files: Record<string, readonly Blob[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null) form.append(name, String(each))
  }
  for (const [field, each] of Object.entries(files)) for (const file of each) form.append(field, file)
  return form
}
