interface KeptMineNoteProps {
  /** The button that saves. */
  finish: string
  /** It stands on this step. */
  isHere: boolean
}

/** After 'Keep mine': that nothing is saved by it, and what to press. */
export function KeptMineNote({ finish, isHere }: KeptMineNoteProps) {
  return (
    <p role="status" className="mt-8 border-l-2 border-brass py-1 pl-4">
      Your changes are still here; everything else is as it is stored now. Nothing is saved yet: press{' '}
      {isHere ? finish : `Next, and ${finish} on the last step,`} to store your changes.
    </p>
  )
}
