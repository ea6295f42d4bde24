import { importLine, insertInto, writeTemplates } from './files.ts'
import type { Names } from './names.ts'

/**
 * A search index of an area's records: what is searchable, the projection that keeps it up to date, its
 * rebuild and its test.
 */
export async function newIndex(root: string, names: Names): Promise<string[]> {
  const { records, record, recordsVar } = names
  const statement = `  indexes: { '${records}': { record: '${record}', follows: Object.values(events) } },\n`
  return [
    ...(await writeTemplates(root, 'index', names)),
    await insertInto(root, `packages/contracts/src/${records}/area.ts`, [
      { text: statement, beforeFirst: '  console:' },
    ]),
    await insertInto(root, 'search/src/indexes.ts', [
      { text: `  '${records}': ${recordsVar}Index,\n`, beforeFirst: '}\n\nexport const indexDefinitions' },
      importLine(`import { ${recordsVar}Index } from './${records}/${records}.index.ts'`),
    ]),
    await insertInto(root, 'workers/src/areas.ts', [
      { text: `  '${records}': ${recordsVar},\n`, beforeFirst: '}\n\n/** Every index of the areas. */' },
      importLine(`import { ${recordsVar} } from './search-projections/${records}/${records}.index.ts'`),
    ]),
    // An older write of a deleted record must stay out of the index.
    await insertInto(root, `api/src/${records}/${records}.record.ts`, [
      { text: `  tombstone: '${record}',\n`, beforeFirst: '  constraints: {' },
    ]),
  ]
}
