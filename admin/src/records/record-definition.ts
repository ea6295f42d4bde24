import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { RaRecord, SortPayload, ValidateForm } from 'react-admin'
import type { MenuEntry } from '../layout/console-screens.ts'

/** The menu's entry of records that are created and edited in forms. */
export type RecordEntry = MenuEntry & { record: string }

/** A column of a record's list. */
export interface RecordColumn<R extends RaRecord> {
  /** What the list is sorted by, and the field that is shown where nothing else is. */
  source?: string
  label?: string
  disableSort?: boolean
  /** Hidden on a phone, which has no room for it. */
  fromTablet?: boolean
  noWrap?: boolean
  /** Shows what the record is called, which is the link to it. */
  isName?: boolean
  /** What the cell says. */
  show?(record: R): ReactNode
  /** A cell that is a control or a link of its own. */
  control?(record: R): ReactNode
}

/** A list with nothing in it. */
export interface EmptyList {
  /** Default: 'No auctions yet' and 'No auctions found'. */
  title?: string
  text?: ReactNode
}

/** A list is called as its entry in the menu. */
export interface RecordListing<R extends RaRecord> {
  intro?: string
  sort: SortPayload
  perPage?: number
  /** Shown in the empty field of the search. */
  searchHint?: string
  /** Beside the search. */
  filters?: readonly ReactElement[]
  columns: readonly RecordColumn<R>[]
  /** Around the table. */
  Frame?: ComponentType<{ children: ReactNode }>
  empty?: EmptyList
  noneFound: EmptyList
}

interface RecordFormParts {
  validate: ValidateForm
  fields: ReactNode
}

/** What the screens of a record have of their own. */
export interface RecordDefinition<R extends RaRecord> extends RecordFormParts {
  /** What one of them is called in titles. Default: the word of the menu's entry. */
  title?: string
  list: RecordListing<R>
  create?: Partial<RecordFormParts> & {
    /** On the button above the list. Default: 'New auction'. */
    button?: string
    intro?: string
    /** What comes after: default the list. */
    redirect?: 'list' | 'edit'
  }
  edit?: Partial<RecordFormParts> & {
    /** Around the button that deletes the record, which stands beside Save. */
    Actions?: ComponentType<{ children: ReactNode }>
  }
  remove: {
    /** Default: 'Delete this auction?' */
    question?: string
    consequence: ReactNode
  }
}

export interface RecordScreenProps<R extends RaRecord> {
  record: RecordDefinition<R>
  entry: RecordEntry
}

/** What a title says, within a sentence. */
export function withLower(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
