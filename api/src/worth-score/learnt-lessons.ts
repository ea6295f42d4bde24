import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Learnt } from '@vitrine/worth-score/estimate'
import { DATABASE } from '../infrastructure/tokens.ts'
import { unpackLesson } from './stored-lesson.ts'

/** The newest lesson of each currency, held until there is a newer one. */
@Injectable()
export class LearntLessons {
  private readonly held = new Map<string, { id: number; learnt: Promise<Learnt> }>()

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Null where nothing has been learnt of this currency. */
  async of(currency: string): Promise<Learnt | null> {
    const newest = await this.database
      .selectFrom('worth_score_lessons')
      .select('id')
      .where('currency', '=', currency)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) return null
    const held = this.held.get(currency)
    if (held?.id === newest.id) return await held.learnt
    const learnt = this.load(newest.id)
    this.held.set(currency, { id: newest.id, learnt })
    // One that could not be read is asked for again.
    learnt.catch(() => this.held.delete(currency))
    return await learnt
  }

  private async load(id: number): Promise<Learnt> {
    const { model } = await this.database
      .selectFrom('worth_score_lessons')
      .select('model')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return await unpackLesson(model)
  }
}
