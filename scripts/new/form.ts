import { importLine, insertInto, writeTemplates } from './files.ts'
import { camel, capital, pascal, words, type Names } from './names.ts'

/** What runs a command from the record's page in the console: a button that asks first. */
export async function newForm(root: string, names: Names, command: string): Promise<string[]> {
  const { records } = names
  const [verb = ''] = command.split('-')
  const Command = pascal(command)
  return [
    ...(await writeTemplates(root, 'form', {
      ...names,
      Command,
      call: camel(command),
      verb,
      Verb: capital(verb),
      'Command words': capital(words(command)),
    })),
    await insertInto(root, `admin/src/${records}/${records}.record.tsx`, [
      { text: `<${Command} />\n        `, beforeFirst: '{children}' },
      importLine(`import { ${Command} } from './${Command}.tsx'`),
    ]),
  ]
}
