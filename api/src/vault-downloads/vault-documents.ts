import { Inject, Injectable } from '@nestjs/common'
import type { OutgoingFile } from '@vitrine/contracts/files'
import type { VaultDocument } from '@vitrine/contracts/vault-downloads/schemas'
import type { Database } from '@vitrine/database/database'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import { DocumentTooLarge } from '@vitrine/documents/messages'
import { documentOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import { millisecondsOf, type Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { ProcessDied } from '@vitrine/platform/limited-process'
import type { Logger } from '@vitrine/platform/logging'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DocumentTurns, type DocumentTurn } from '../documents/document-turns.ts'
import { DownloadSteps } from '../documents/download-steps.ts'
import { DOCUMENT_MAKER } from '../documents/documents.module.ts'
import { CLOCK, CONFIG, DATABASE, LOGGER, OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { writeVaultInput } from './pdf/write-vault-input.ts'
import { VaultDocumentsRepository, type DocumentRow } from './vault-documents.repository.ts'

/** As it is sent. */
export const PDF_FILE = { name: 'vaultItems.pdf', contentType: 'application/pdf' } as const
/** A document whose process dies, or that of the api, is started so many times in all. */
const MOST_ATTEMPTS = 3

export interface StartedDocument {
  document: VaultDocument
  /** Rejects with what the caller of a document is told: AppError, or a fault of ours. */
  finished: Promise<void>
}

/**
 * PDFs of vaults. Each is made beside the call that asked for it, is kept for a day, and is replaced by the
 * member's next one. What is fetched is always whole: an object appears in the storage at once.
 */
@Injectable()
export class VaultDocuments {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(DOCUMENT_MAKER) private readonly maker: DocumentMaker,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly turns: DocumentTurns,
    private readonly steps: DownloadSteps,
    private readonly folders: UploadFolder,
    private readonly documents: VaultDocumentsRepository,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE */
  async start(userId: number): Promise<StartedDocument> {
    this.maker.assertRoom()
    const turn = await this.turns.take(userId)
    try {
      const row = await this.documents.insert(userId, this.clock.now())
      const finished = this.make(userId, row, turn)
      // Whoever started it need not wait for it.
      finished.catch(() => undefined)
      return { document: shown(row), finished }
    } catch (error) {
      await turn.release()
      throw error
    }
  }

  /** One whose process died is started again, or reported as failed after the last attempt. */
  async newest(userId: number): Promise<VaultDocument | null> {
    const row = await this.documents.newest(userId, this.clock.now())
    if (row?.state !== 'making') return row ? shown(row) : null
    await this.resume(userId, row.id)
    const current = await this.documents.newest(userId, this.clock.now())
    return current ? shown(current) : null
  }

  /** @throws AppError NOT_FOUND, SERVICE_UNAVAILABLE */
  async open(userId: number, id: number): Promise<OutgoingFile> {
    const row = await this.documents.ready(userId, id, this.clock.now())
    const object = row && (await this.storage.get(documentOf(row.key)).catch(storageAway))
    if (!object) throw new AppError('NOT_FOUND')
    await this.documents.markDownloaded(id, this.clock.now())
    return { ...PDF_FILE, content: object.body, length: object.size }
  }

  private async resume(userId: number, id: number): Promise<void> {
    const turn = await this.turns.takeFree(userId)
    // It is being made.
    if (!turn) return
    // It may have been finished before the turn was free.
    const row = await this.documents.newest(userId, this.clock.now())
    if (row?.id !== id || row.state !== 'making') return await turn.release()
    if (row.attempts >= MOST_ATTEMPTS) {
      return await turn.releaseWith(
        async (executor) => await this.documents.markFailed(executor, id, 'unexpected'),
      )
    }
    await this.documents.addAttempt(id)
    // Its failure is noted in the row, which the page reads.
    this.make(userId, { ...row, attempts: row.attempts + 1 }, turn).catch(() => undefined)
  }

  private async make(userId: number, row: DocumentRow, turn: DocumentTurn): Promise<void> {
    try {
      await this.writeOrRestart(userId, row, turn)
    } catch (error) {
      throw await this.failed(row.id, error, turn)
    } finally {
      await turn.release()
    }
  }

  /** Starts again where the process of the document was killed from outside. */
  private async writeOrRestart(userId: number, row: DocumentRow, turn: DocumentTurn): Promise<void> {
    try {
      await this.write(userId, row, turn)
    } catch (error) {
      if (!(error instanceof ProcessDied) || this.maker.isClosed() || row.attempts >= MOST_ATTEMPTS)
        throw error
      this.logger.warn(
        { err: error, document: row.id },
        'the process of a document died, and is started again',
      )
      await this.documents.addAttempt(row.id)
      await this.writeOrRestart(userId, { ...row, attempts: row.attempts + 1 }, turn)
    }
  }

  private async write(userId: number, { id, key }: DocumentRow, turn: DocumentTurn): Promise<void> {
    await this.folders.within(async (folder) => {
      const output = join(folder, 'vault.pdf')
      const input = await writeVaultInput(
        {
          database: this.database,
          storage: this.storage,
          steps: this.steps,
          date: this.clock.now(),
          photoWaitMs: millisecondsOf({ seconds: this.config.DOCUMENT_PHOTO_WAIT_SECONDS }),
        },
        userId,
        folder,
      )
      await this.maker.vaultPdf(input, output)
      const { size } = await stat(output)
      await this.storage.putFile(documentOf(key), output, PDF_FILE.contentType, size).catch(storageAway)
      const now = this.clock.now()
      const isKept = await turn.releaseWith(
        async (executor) => await this.documents.markReady(executor, { userId, id, bytes: size, now }),
      )
      if (!isKept) await this.storage.delete(documentOf(key))
    })
  }

  /** Notes why, and returns what the caller is told. Where the api is stopping, it is started again later. */
  private async failed(id: number, thrown: unknown, turn: DocumentTurn): Promise<Error> {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    if (this.maker.isClosed()) return error
    const isTooLarge = error instanceof DocumentTooLarge
    this.logger.warn({ err: error, document: id }, 'a document of a vault was not made')
    await turn
      .releaseWith(
        async (executor) =>
          await this.documents.markFailed(executor, id, isTooLarge ? 'tooLarge' : 'unexpected'),
      )
      .catch((cause: unknown) => {
        this.logger.warn({ err: cause, document: id }, 'the failure of a document could not be noted')
      })
    return isTooLarge ? new AppError('DOCUMENT_TOO_LARGE', { cause: error }) : error
  }
}

function storageAway(cause: unknown): never {
  throw new AppError('SERVICE_UNAVAILABLE', { cause })
}

function shown(row: DocumentRow): VaultDocument {
  return {
    id: row.id,
    state: row.state,
    requestedDate: row.requested_at.toISOString(),
    bytes: row.state === 'ready' ? row.bytes : null,
    expiresDate: row.state === 'making' ? null : row.expires_at.toISOString(),
    isDownloaded: row.downloaded_at !== null,
    problem: row.problem,
  }
}
