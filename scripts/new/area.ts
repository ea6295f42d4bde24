import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { importLine, insertInto, writeTemplates } from './files.ts'
import type { Names } from './names.ts'
import { newResource } from './resource.ts'

/** An area whole: contract, migration, api, page, console, tests, and its entry in each app's list of areas. */
export async function newArea(root: string, names: Names): Promise<string[]> {
  const { records, record, recordsVar, recordVar, Record, Records } = names
  const migration = `${await nextNumber(root)}-${records}`
  const written = await writeTemplates(root, 'area', { ...names, number: migration.slice(0, 4) })
  const api = 'api/src/areas.ts'
  const edited = [
    await insertInto(root, 'packages/contracts/src/areas.ts', [
      { text: `  ${recordsVar}Area,\n`, beforeFirst: '] as const' },
      importLine(`import { ${recordsVar}Area } from './${records}/area.ts'`),
    ]),
    await insertInto(root, 'packages/database/src/migrations/index.ts', [
      { text: `  '${migration}': ${recordsVar},\n`, beforeLast: '}' },
      importLine(`import * as ${recordsVar} from './${migration}.ts'`),
    ]),
    await insertInto(root, api, [
      {
        text: `  '${records}': ${recordVar}Pages,\n`,
        beforeFirst: '}\n\n/** What fills files of the sitemap',
      },
      { text: `  '${records}': ${Records}Module,\n`, beforeFirst: '}\n\nexport const sitemapParts' },
      importLine(`import { ${Records}Module } from './${records}/${records}.module.ts'`),
      importLine(`import { ${recordVar}Pages } from './${records}/${records}.sitemap.ts'`),
    ]),
    await insertInto(root, 'api/src/constraint-refusals.ts', [
      {
        text: `  '${records}': ${recordsVar}.constraints,\n`,
        beforeFirst: '}\n\nexport const constraintRefusals',
      },
      importLine(`import { ${recordsVar} } from './${records}/${records}.record.ts'`),
    ]),
    await insertInto(root, 'api/src/records/writable-columns.int-spec.ts', [
      {
        text: `  '${record}': (number) => ({ name: \`Number \${number}\`, url: \`number-\${number}\` }),\n`,
        beforeFirst: '}\n\ninterface Column',
      },
    ]),
    await insertInto(root, 'admin/src/audit/parties.ts', [
      {
        text: `  '${record}': { words: '${names['record words']}', to: (id) => \`/app/oms/${records}/\${id}\` },\n`,
        afterFirst: 'export const kinds: Readonly<Record<string, Kind>> = {\n',
      },
    ]),
    await insertInto(root, 'api/src/operations/queries/audit-subjects.ts', [
      {
        text: `  '${record}': { table: '${names['records_table']}', name: 'name' },\n`,
        afterFirst: 'export const names: Readonly<Record<string, NamedTable>> = {\n',
      },
    ]),
    await insertInto(root, 'admin/src/find/record-sources.ts', [
      {
        text: `  listedSource<Managed${Record}>('${records}', '${names['Records words']}', { field: 'name', order: 'ASC' }, ({ name }) => ({\n    label: name,\n    note: '',\n  })),\n`,
        beforeLast: ']',
      },
      importLine(`import type { Managed${Record} } from '@vitrine/contracts/${records}/schemas'`),
    ]),
    await insertInto(root, 'web/app/routes.ts', [
      {
        text: `    route('${records}', 'routes/${records}.tsx'),\n`,
        beforeFirst: "    route('*', 'routes/not-found.tsx', { id: 'not-found' })",
      },
    ]),
  ]
  return [...written, ...edited, ...(await newResource(root, names))]
}

/** Migrations are append-only and in order. */
async function nextNumber(root: string): Promise<string> {
  const numbers = (await readdir(join(root, 'packages/database/src/migrations'))).map((file) =>
    Number(/^\d{4}/.exec(file)?.[0] ?? 0),
  )
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
