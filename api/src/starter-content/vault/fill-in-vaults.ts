import type { CommandBus } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import type { StarterAccount } from '../starter-accounts.ts'
import { addPhotos } from './add-photos.ts'
import { createVaults } from './create-vaults.ts'
import { readStarterVaults } from './read-starter-vault.ts'

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
  await addPhotos(
    commands,
    await createVaults(commands, database, { vaults: await readStarterVaults(folder), accounts, categories }),
  )
}
