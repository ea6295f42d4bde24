import { fileURLToPath } from 'node:url'
import { drawPictures } from './starter-content/drawings.ts'

/** Makes the pictures of the starter content of its drawings, after a drawing has changed. */
async function main(): Promise<void> {
  const drawn = await drawPictures(fileURLToPath(new URL('../starter-content/pictures', import.meta.url)))
  console.log(drawn.length > 0 ? `Drawn: ${drawn.join(', ')}.` : 'All pictures are as their drawings.')
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
