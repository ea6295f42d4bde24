import { importLine, insertInto, writeTemplates } from './files.ts'
import { camel, capital, pascal, words, type Names } from './names.ts'

/** A command of staff on one record: its endpoint, event, handler and test. */
export async function newCommand(root: string, names: Names, command: string): Promise<string[]> {
  const { records, record, recordVar } = names
  const [verb = ''] = command.split('-')
  const past = pastOf(verb)
  const [Command, call, event] = [pascal(command), camel(command), `${recordVar}${capital(past)}`]
  const contracts = `packages/contracts/src/${records}`
  const api = `api/src/${records}`
  return [
    ...(await writeTemplates(root, 'command', {
      ...names,
      command,
      Command,
      event,
      past,
      verb,
      'Command words': capital(words(command)),
    })),
    await insertInto(root, `${contracts}/paths.ts`, [
      {
        text: `export const ${call} = { method: 'POST', path: '/api/v1/${records}/admin/${records}/:id/${verb}' } as const satisfies EndpointPath\n`,
        beforeFirst: `export const delete${names.Record}`,
      },
    ]),
    await insertInto(root, `${contracts}/events.ts`, [
      {
        text: `export const ${event} = defineEvent('${record}.${past}.v1', ${recordVar}Change, shown)\n`,
        beforeFirst: `export const ${recordVar}Deleted`,
      },
    ]),
    await insertInto(root, `${contracts}/endpoints.ts`, [
      { text: endpoint(names, { command, call }), beforeFirst: `export const delete${names.Record}` },
    ]),
    await insertInto(root, `${api}/${record}.repository.ts`, [
      { text: repositoryMethod(names, verb), beforeFirst: '  async delete(' },
    ]),
    await insertInto(root, `${api}/${records}.module.ts`, [
      { text: `, ${Command}Handler`, beforeFirst: '],\n})' },
      importLine(`import { ${Command}Handler } from './commands/${command}/${command}.handler.ts'`),
    ]),
    await insertInto(root, `${api}/${records}-manager.controller.ts`, [
      {
        text: controllerMethod(names, { call, Command }),
        beforeFirst: `  @Handles(endpoints.delete${names.Record})`,
      },
      importLine(`import { ${Command} } from './commands/${command}/${command}.command.ts'`),
    ]),
  ]
}

/** Right for regular verbs; the other few are a rename. */
function pastOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

function endpoint({ records, Record }: Names, { command, call }: { command: string; call: string }): string {
  return `export const ${call} = defineEndpoint({
  ...at.${call}, name: '${records}.${command}', access: manage,
  summary: '${capital(words(command))}', params: byId, response: s.managed${Record}Schema, errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
`
}

function repositoryMethod({ records_table: table }: Names, verb: string): string {
  return `  async ${verb}(transaction: Transaction, id: number): Promise<number> {
    const { revision } = await transaction.updateTable('${table}').set({ updated_at: sql\`now()\`, revision: sql\`revision + 1\` }).where('id', '=', id).returning('revision').executeTakeFirstOrThrow()
    return revision
  }

`
}

function controllerMethod({ Record }: Names, { call, Command }: { call: string; Command: string }): string {
  return `  @Handles(endpoints.${call})
  async ${call}(@Input() { params }: EndpointInput<typeof endpoints.${call}>, @Who() actor: Actor, @IfMatch() revision: number | undefined) {
    await this.commands.execute(new ${Command}(actor, params.id, revision))
    return await findManaged${Record}(this.database, params.id)
  }

`
}
