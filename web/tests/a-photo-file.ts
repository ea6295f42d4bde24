/** A picture that browsers can read, drawn for a test. */
export async function aPhotoFile(
  name: string,
  { type = 'image/jpeg', width = 60, height = 40 }: { type?: string; width?: number; height?: number } = {},
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#80590c'
    context.fillRect(0, 0, width, height)
  }
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!content) throw new Error('the browser draws no such picture')
  return new File([content], name, { type })
}

/** Chooses files in the picker of an area, as the browser's dialog would. */
export function chooseFiles(area: string, files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>(`section[aria-label="${area}"] input[type="file"]`)
  if (!input) throw new Error(`${area} takes no files`)
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
