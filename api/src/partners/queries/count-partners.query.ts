import type { Executor } from '@vitrine/database/database'

export async function countPartners(executor: Executor): Promise<{ count: number }> {
  return await executor
    .selectFrom('data_partners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}
