/** How a text was read: as typed; as something close to it (`used`); or without some of its words. */
export type Understood =
  | { kind: 'exact' }
  | { kind: 'guessed'; used: string }
  | { kind: 'partial'; leftOut: string[]; used?: string | undefined }
