/** A drawn piece in a box from 0 to its width and height. */
export interface Box {
  width: number
  height: number
  svg: string
}

export interface Inks {
  /** What is drawn on the ground itself. */
  ink: string
  /** The surface beneath, for lines within what is drawn. */
  ground: string
  /** The ground of a punch, and what stands raised in it. */
  punch: string
  raised: string
}
