import { Readable } from 'node:stream'
import type { CommandBus } from '@nestjs/cqrs'
import sharp from 'sharp'
import { EditImages } from '../../vault-media/edit-images.command.ts'
import type { BareItem } from './create-vaults.ts'
import { drawObject } from './draw-object.ts'

/** Draws the objects and gives each its photos, by the command that members use. */
export async function addPhotos(commands: CommandBus, items: readonly BareItem[]): Promise<void> {
  for (const { actor, id, photos } of items) {
    const images: { base64ImageData: string }[] = []
    for (const view of photos.views)
      images.push({
        base64ImageData: (
          await sharp(Buffer.from(drawObject(photos, view)))
            .jpeg({ quality: 86 })
            .toBuffer()
        ).toString('base64'),
      })
    await commands.execute(
      new EditImages(
        actor,
        'owner',
        id,
        { content: Readable.from([Buffer.from(JSON.stringify({ images }))]) },
        undefined,
      ),
    )
  }
}
