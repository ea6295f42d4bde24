import { join } from 'node:path'
import { drawPictures } from '@vitrine/api/starter-content/drawings'
import { runCommand } from './product/failure.ts'
import { root } from './product/settings.ts'

/** Makes the pictures of the starter content of its drawings: `npm run draw`, after a drawing has changed. */
await runCommand(async () => {
  const drawn = await drawPictures(join(root, 'api/starter-content/pictures'))
  console.log(drawn.length > 0 ? `Drawn: ${drawn.join(', ')}.` : 'All pictures are as their drawings.')
  return 0
})
