import type { Executor } from '@vitrine/database/database'

/** Authors by their names, as a file of posts says them: capitals and extra spaces make no difference. */
export class AuthorNames {
  private readonly byName = new Map<string, number>()

  constructor(authors: readonly { id: number; full_name: string; url: string }[]) {
    for (const { id, url } of authors) this.byName.set(url, id)
    for (const { id, full_name } of authors) this.byName.set(folded(full_name), id)
  }

  find(nameOrUrl: string): number | undefined {
    return this.byName.get(folded(nameOrUrl))
  }
}

export async function loadAuthorNames(executor: Executor): Promise<AuthorNames> {
  return new AuthorNames(
    await executor.selectFrom('authors').select(['id', 'full_name', 'url']).orderBy('id').execute(),
  )
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
