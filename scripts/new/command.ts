import { importLine, insertInto, writeTemplates } from './files.ts'
import { camel, capital, pascal, words, type Names } from './names.ts'

/** A command of staff on one record: its endpoint, event, handler, call and test. */
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
    await insertInto(root, `${contracts}/events.ts`, [
      {
        text: `export const ${event} = defineEvent('${record}.${past}.v1', ${recordVar}Change, shown)\n`,
        beforeFirst: `export const ${recordVar}Deleted`,
      },
    ]),
    await insertInto(root, `${contracts}/endpoints.ts`, [
      { text: endpoint(names, { command, call, verb }), beforeFirst: `export const delete${names.Record}` },
    ]),
    await insertInto(root, `${api}/${records}.module.ts`, [
      { text: `${Command}Handler, `, afterFirst: 'providers: [' },
      importLine(`import { ${Command}Handler } from './${command}.command.ts'`),
    ]),
    await insertInto(root, `${api}/${records}.controller.ts`, [
      { text: controllerMethod(names, { call, Command }), beforeLast: '}' },
      { text: 'private readonly commands: CommandBus,', beforeFirst: '@Inject(DATABASE)', once: true },
      { text: 'IfMatch, ', beforeFirst: "Input } from '../http/input.decorator.ts'", once: true },
      { text: ', Who', beforeFirst: " } from '../http/input.decorator.ts'", once: true },
      importLine("import { CommandBus } from '@nestjs/cqrs'"),
      importLine("import type { Actor } from '@vitrine/contracts/access'"),
      importLine("import { findRecord } from '../records/list-records.ts'"),
      importLine(`import { ${names.recordsVar} } from './${records}.record.ts'`),
      importLine(`import { ${Command} } from './${command}.command.ts'`),
    ]),
  ]
}

/** Right for regular verbs; the other few are a rename. */
function pastOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

function endpoint(
  { records, Record }: Names,
  { command, call, verb }: { command: string; call: string; verb: string },
): string {
  return `export const ${call} = defineEndpoint({
  method: 'POST', path: '/api/v1/${records}/admin/${records}/:id/${verb}', name: '${records}.${command}', access: manage,
  summary: '${capital(words(command))}', params: byId, response: s.managed${Record}Schema, errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
`
}

function controllerMethod(
  { recordsVar }: Names,
  { call, Command }: { call: string; Command: string },
): string {
  return `
  @Handles(endpoints.${call})
  async ${call}(@Input() { params }: EndpointInput<typeof endpoints.${call}>, @Who() actor: Actor, @IfMatch() revision: number | undefined) {
    await this.commands.execute(new ${Command}(actor, params.id, revision))
    return await findRecord(this.database, ${recordsVar}, params.id)
  }
`
}
