import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importLine, insertInto, writeTemplates } from './files.ts'
import { capital, camel, pascal, type Names } from './names.ts'

/**
 * A consumer of one event of the area, with its processor and test.
 *
 * @param happened what the event says: `archived`
 */
export async function newConsumer(root: string, names: Names, happened: string): Promise<string[]> {
  const { records, record, recordVar } = names
  const consumer = `follow-${record}-${happened}`
  const [Consumer, event] = [pascal(consumer), `${recordVar}${capital(camel(happened))}`]
  const manifest = `packages/contracts/src/${records}/area.ts`
  const line = `    '${consumer}': { follows: [events.${event}] },\n`
  const hasConsumers = (await readFile(join(root, manifest), 'utf8')).includes('  consumers: {\n')
  return [
    ...(await writeTemplates(root, 'consumer', { ...names, consumer, Consumer, event })),
    await insertInto(root, manifest, [
      hasConsumers
        ? { text: line, beforeFirst: '  },\n  capabilities:' }
        : { text: `  consumers: {\n${line}  },\n`, beforeFirst: '  capabilities:' },
    ]),
    await insertInto(root, 'workers/src/processors.ts', [
      {
        text: `  '${consumer}': ({ open }) => new ${Consumer}Processor(open.database),\n`,
        beforeFirst: '}\n\nexport function createProcessors',
      },
      importLine(`import { ${Consumer}Processor } from './${records}/${consumer}.processor.ts'`),
    ]),
  ]
}
