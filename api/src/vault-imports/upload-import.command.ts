import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'
import { importMessages as messages, importRules } from '@vitrine/contracts/vault-imports/imports'
import type { ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { Database, Executor, Transaction } from '@vitrine/database/database'
import type { ImportReader } from '@vitrine/import-reading/import-reader'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { proposedReading } from './headings.ts'
import { IMPORT_READER } from './import-reader.provider.ts'
import { asRefusal, receivedFile, refused } from './received-file.ts'
import type { SavedImport } from './change-import.ts'

/** Reads a spreadsheet and stores its rows. The file itself is not kept. */
export class UploadImport extends Command<SavedImport> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
  ) {
    super()
  }
}

const ROWS_AT_ONCE = 1_000

@CommandHandler(UploadImport)
export class UploadImportHandler implements ICommandHandler<UploadImport> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly folders: UploadFolder,
    @Inject(IMPORT_READER) private readonly reader: ImportReader,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, files }: UploadImport): Promise<SavedImport> {
    this.reader.assertRoom()
    await assertRoom(this.database, actor.userId)
    return await this.folders.within(async (folder) => {
      const path = join(folder, 'file')
      const output = join(folder, 'rows.ndjson')
      const fileName = await receivedFile(files, path, {
        none: messages.noFile,
        tooLarge: messages.fileTooLarge,
      })
      const { sheets } = await this.reader.read({ path, fileName, output }).catch(asRefusal)
      if (sheets.every(({ rows }) => rows === 0)) throw refused(messages.noRows)
      return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
        await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', actor.userId)
          .forNoKeyUpdate()
          .execute()
        await assertRoom(transaction, actor.userId)
        return {
          result: await this.store(transaction, actor.userId, { fileName, sheets, output }),
          // Nothing of the vault has changed.
          audit: null,
        }
      })
    })
  }

  private async store(
    transaction: Transaction,
    userId: number,
    { fileName, sheets, output }: { fileName: string; sheets: ImportSheet[]; output: string },
  ): Promise<SavedImport> {
    const saved = await transaction
      .insertInto('vault_imports')
      .values({
        user_id: userId,
        file_name: fileName,
        state: 'columns',
        sheets: storable(JSON.stringify(sheets)),
        reading: storable(JSON.stringify(proposedReading(sheets))),
        created_at: this.clock.now(),
      })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    let place = 0
    const insert = async (lines: readonly string[]) => {
      await sql`
        INSERT INTO vault_import_rows (import_id, place, raw)
        SELECT ${saved.id}, ${place}::int + at - 1, raw::jsonb FROM unnest(${lines}::text[]) WITH ORDINALITY AS line (raw, at)
      `.execute(transaction)
      place += lines.length
    }
    let lines: string[] = []
    for await (const line of createInterface({
      input: createReadStream(output, 'utf8'),
      crlfDelay: Infinity,
    })) {
      if (line !== '') lines.push(storable(line))
      if (lines.length < ROWS_AT_ONCE) continue
      await insert(lines)
      lines = []
    }
    if (lines.length > 0) await insert(lines)
    return saved
  }
}

/** @throws AppError LIMIT_REACHED */
async function assertRoom(executor: Executor, userId: number): Promise<void> {
  const { open } = await executor
    .selectFrom('vault_imports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('has_rows', '=', true)
    .executeTakeFirstOrThrow()
  if (open >= importRules.openMax) throw new AppError('LIMIT_REACHED', { message: messages.tooManyOpen })
}

/** JSON without what Postgres cannot store in a text. */
function storable(json: string): string {
  return json.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1\\ufffd').toWellFormed()
}
