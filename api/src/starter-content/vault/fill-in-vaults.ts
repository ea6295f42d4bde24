import type { CommandBus } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { StarterAccount } from '../starter-accounts.ts'
import { type BareItem, createVaults, readStarterVaults } from './create-vaults.ts'
import { UpdateRecord } from '../../vault-records/update-record.command.ts'
import { EditImages } from '../../vault-media/edit-images.command.ts'
import { drawObject } from './draw-object.ts'

/** The objects of the starter accounts, with what is drawn of them. */
export async function fillInVaults(
  commands: CommandBus,
  database: Database,
  folder: string,
  accounts: readonly StarterAccount[],
): Promise<void> {
  const roots = await database
    .selectFrom('taxonomy_nodes')
    .select(['url', 'id'])
    .where('parent_id', 'is', null)
    .execute()
  const categories = new Map(roots.map(({ url, id }) => [url, id]))
  const vaults = await readStarterVaults(folder)
  const items = await createVaults(commands, database, { vaults, accounts, categories })
  await addPhotos(commands, items)
  for (const { actor, id, record } of items)
    if (record)
      await commands.execute(
        new UpdateRecord(actor, id, record, { validationOnly: false, expectedRevision: undefined }),
      )
}

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
