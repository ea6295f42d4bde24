import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import { findText, type TextName } from '@vitrine/domain/texts/text-tables'
import { AppError } from '@vitrine/platform/app-error'
import { schedulesOf } from '../list-schedules/schedules-of.ts'

/** Where a text is by now, also in the trash, and what is scheduled of it. @throws AppError NOT_FOUND */
export async function readText(executor: Executor, name: TextName): Promise<EditedTextState> {
  const text = await findText(executor, name, { trashed: true })
  if (!text) throw new AppError('NOT_FOUND')
  return {
    ...text,
    trashedAt: text.trashedAt?.toISOString() ?? null,
    schedules: await schedulesOf(executor, name),
  }
}
